import { z } from 'zod';
import type { RawQuery } from '../prompts/filter';
import { safeNextPath } from './return-to';

/** The parsed link of an e-mail: token, address and return path. Not verified yet. */
export type MailLink = { token: string; type: 'signup' | 'email' | 'recovery'; email: string; next: string };

const linkSchema = z.object({
  token_hash: z.string().min(1).max(500),
  type: z.enum(['signup', 'email', 'recovery']),
  // An unencoded plus sign is decoded as a space, which no address contains.
  email: z
    .string()
    .transform((email) => email.replaceAll(' ', '+').toLowerCase())
    .pipe(z.email().max(254)),
});

/** The link in the address of /auth/confirm; null when it cannot be one. */
export function parseMailLink(query: RawQuery): MailLink | null {
  const parsed = linkSchema.safeParse(query);
  if (!parsed.success) return null;
  const { token_hash: token, type, email } = parsed.data;
  return { token, type, email, next: safeNextPath(pathOf(query.next)) };
}

/** Confirmation mails hold an absolute URL; only its path is used. */
function pathOf(next: string | string[] | undefined): unknown {
  if (typeof next !== 'string' || !URL.canParse(next)) return next;
  const { pathname, search } = new URL(next);
  return pathname + search;
}
