import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { confirmLink } from '@/lib/auth/confirm-link';
import { safeNextPath } from '@/lib/auth/next-path';
import { paths } from '@/lib/paths';

/** Where the links of our e-mails land: verified on the server, then on to a path of this site. */
export async function GET({ nextUrl: { searchParams } }: NextRequest) {
  const outcome = await confirmLink(searchParams.get('token_hash'), searchParams.get('type'));
  if (outcome === 'invalid') redirect(`${paths.login}?link=invalid`);
  if (outcome === 'unavailable') redirect(`${paths.login}?link=unavailable`);
  if (outcome === 'recovery') redirect(paths.login);
  redirect(safeNextPath(nextOf(searchParams.get('next'))));
}

/** Confirmation mails name the whole address of this site; only its path counts. */
function nextOf(next: string | null): string | null {
  if (!next || !URL.canParse(next)) return next;
  const { pathname, search } = new URL(next);
  return pathname + search;
}
