import 'server-only';
import { log } from '../server/log/log';
import type { Account } from './account';
import { currentUser } from './current-user';

export const PRIVATE_HEADERS = { 'Cache-Control': 'private, no-store' };

export function privateText(status: number, line: string, headers: Record<string, string> = {}): Response {
  return new Response(`${line}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...PRIVATE_HEADERS, ...headers } });
}

/** The response of `respond`, or 503 if it throws, which is logged with the message `failure`. */
export async function responseOr503(failure: string, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (err) {
    log.error({ err }, failure);
    return privateText(503, 'Not available');
  }
}

/** The response of `respond` to the signed-in user; 401 without one, and 503 if it throws. */
export function userResponse(failure: string, respond: (user: Account) => Promise<Response>): Promise<Response> {
  return responseOr503(failure, async () => {
    const user = await currentUser();
    return user ? respond(user) : privateText(401, 'Not authenticated');
  });
}

/** JSON for the signed-in user; for visitors `forVisitors`, or 401 without it; 503 if `read` throws. */
export function userJson(failure: string, read: (user: Account) => Promise<unknown>, forVisitors?: unknown): Promise<Response> {
  return responseOr503(failure, async () => {
    const user = await currentUser();
    if (!user && forVisitors === undefined) return privateText(401, 'Not authenticated');
    return Response.json(user ? await read(user) : forVisitors, { headers: PRIVATE_HEADERS });
  });
}
