import { z } from 'zod';
import { parseReturnTo, type ReturnTo } from '../account/return-to';
import type { RawQuery } from '../lists/list-filter';
import { paths } from '../paths';
import { MAIL_LINK_TYPES } from './credentials';

/** Link of an e-mail, parsed but not verified. */
export type MailLink = { token: string; type: (typeof MAIL_LINK_TYPES)[number]; email: string } & Record<keyof ReturnTo, string>;

const linkSchema = z.object({
  token_hash: z.string().min(1).max(500),
  type: z.enum(MAIL_LINK_TYPES),
  // An unencoded plus sign is decoded as a space, which no address contains.
  email: z
    .string()
    .transform((email) => email.replaceAll(' ', '+').toLowerCase())
    .pipe(z.email().max(254)),
});

export function parseMailLink(query: RawQuery): MailLink | null {
  const parsed = linkSchema.safeParse(query);
  if (!parsed.success) return null;
  const { token_hash: token, type, email } = parsed.data;
  return { token, type, email, ...returnTargetOf(query.next) };
}

/** Redirect path for mails (`{{ .RedirectTo }}`). It contains the return target, because the link may be opened on another device. */
export function mailRedirect({ next, save, copy }: ReturnTo): string {
  const target = Buffer.from(JSON.stringify({ next, save, copy })).toString('base64url');
  return `${paths.login}?return=${target}`;
}

/** Reads the return target of a redirect URL (`mailRedirect`), which is untrusted. Of another absolute URL only path and query are used. */
function returnTargetOf(redirect: RawQuery[string]): Record<keyof ReturnTo, string> {
  if (typeof redirect !== 'string' || !URL.canParse(redirect)) return parseReturnTo({ next: redirect });
  const { pathname, search, searchParams } = new URL(redirect);
  const target = searchParams.get('return');
  return parseReturnTo(target === null ? { next: pathname + search } : decodeTarget(target));
}

function decodeTarget(target: string): RawQuery {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(target, 'base64url').toString());
    return typeof decoded === 'object' && decoded !== null ? { ...decoded } : {};
  } catch {
    return {};
  }
}
