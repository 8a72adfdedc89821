import { z } from 'zod';
import type { RawQuery } from '../prompts/filter';
import { safeNextPath } from './return-to';

/** A link of one of our e-mails: what it redeems, for whom, and where it leads. Nothing of it is proven. */
export type MailLink = { token: string; type: 'signup' | 'email' | 'recovery'; email: string; next: string };

const linkSchema = z.object({
  token_hash: z.string().min(1).max(500),
  type: z.enum(['signup', 'email', 'recovery']),
  // A plus sign that nobody encoded reads as a space, and no address has one.
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

/** Confirmation mails name the whole address of this site; only its path counts. */
function pathOf(next: string | string[] | undefined): unknown {
  if (typeof next !== 'string' || !URL.canParse(next)) return next;
  const { pathname, search } = new URL(next);
  return pathname + search;
}
