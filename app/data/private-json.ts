import type { Account } from '@/lib/account/account';
import { currentUser } from '@/lib/account/current-user';
import { log } from '@/lib/server/log/log';

const headers = { 'Cache-Control': 'private, no-store' };

/** Responds with JSON for the signed-in user, never cached. `forVisitors` is what anybody else gets instead of a 401. */
export async function privateJson(failure: string, read: (user: Account) => Promise<unknown>, forVisitors?: unknown): Promise<Response> {
  try {
    const user = await currentUser();
    if (!user && forVisitors === undefined) return new Response('Not authenticated\n', { status: 401, headers });
    return Response.json(user ? await read(user) : forVisitors, { headers });
  } catch (err) {
    log.error({ err }, failure);
    return new Response('Not available\n', { status: 503, headers });
  }
}
