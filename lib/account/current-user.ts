import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { env } from '../env';
import { BackendError, isUnreachable, UNAVAILABLE_HEADER, withTimeout } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import type { Account } from './account';
import { signInRedirect } from './sign-in-redirect';

/** User of this request, verified by the backend; null without a session. Throws BackendError when the backend does not answer. */
export const currentUser = cache(async (): Promise<Account | null> => {
  if (!env.backend) return null;
  if ((await headers()).has(UNAVAILABLE_HEADER)) throw new BackendError('The backend did not answer the middleware');
  const client = await sessionClient();
  try {
    const { data, error } = await withTimeout(client.auth.getUser());
    if (error && isUnreachable(error)) throw new BackendError(error.message, { cause: error });
    if (data.user && !data.user.id) throw new BackendError('The backend answered something that is no user');
    return data.user ? { id: data.user.id, email: data.user.email ?? '' } : null;
  } catch (cause) {
    if (cause instanceof BackendError) throw cause;
    // A malformed cookie counts as no session.
    return null;
  }
});

/** Redirects visitors to /login, which leads back to `path`. */
export async function requireUser(path: string): Promise<Account> {
  const user = await currentUser();
  if (!user) redirect(signInRedirect(path));
  return user;
}
