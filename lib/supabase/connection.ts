import 'server-only';
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { env } from '../env';
import { requestContext } from '../server/http/request-context';
import { mayBeRepeated, wasClosed } from './may-be-repeated';

export type { Session, User } from '@supabase/supabase-js';

/** Failure of the backend. The `cause` is for the log and never shown. */
export class BackendError extends Error {
  override name = 'BackendError';
}

export const UNIQUE_VIOLATION = '23505';

export const FOREIGN_KEY_VIOLATION = '23503';

/** Error code of PostgreSQL for what row level security or a missing grant refuses. */
export const INSUFFICIENT_PRIVILEGE = '42501';

/** Maximum number of rows of one answer (max_rows in supabase/config.toml). */
export const ROWS_AT_ONCE = 1000;

/** Request header that the middleware sets if the backend did not answer, so that the page does not wait again. */
export const UNAVAILABLE_HEADER = 'x-backend-unavailable';

export const clientOptions = {
  db: { retry: false },
  auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
};

export const cookieOptions = { httpOnly: true, sameSite: 'lax', secure: env.https, path: '/' } as const;

/** Returns URL and key of the backend. Throws without one: check `env.backend` first. */
export function backend(): { url: string; key: string } {
  if (!env.backend) throw new BackendError('No backend is configured (SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY)');
  return env.backend;
}

/** Milliseconds left for all calls of a request together, because Next renders failed pages twice. Other calls have the full time each. */
function timeLeft(): number {
  const request = requestContext();
  if (!request) return env.backendTimeout;
  const now = Math.ceil(performance.now());
  request.backendDeadline ??= now + env.backendTimeout;
  return request.backendDeadline - now;
}

/** Restarts the time limit for an action. Each answer of the backend restarts it again, because a half-finished action is worse than a late one. */
export function beginAction(): void {
  const request = requestContext();
  if (!request) return;
  request.isAction = true;
  delete request.backendDeadline;
}

/** Sets the time limit of the request to some milliseconds from now. */
export function waitLonger(milliseconds: number): void {
  const request = requestContext();
  if (request) request.backendDeadline = Math.ceil(performance.now()) + milliseconds;
}

/** Restarts the time limit of the request for work after the response. */
export function beginAfterAnswer(): void {
  delete requestContext()?.backendDeadline;
}

const LATE = 'The backend did not answer in time';

/** `fetch` with the request's time limit. Asks again if the connection was closed and the request may be repeated. */
export function fetchWithTimeout(extra: RequestInit = {}): typeof fetch {
  return async (input, init) => {
    const ask = async () => {
      const left = timeLeft();
      if (left <= 0) throw new BackendError(LATE);
      return fetch(input, { ...init, ...extra, signal: AbortSignal.timeout(left) });
    };
    const response = await ask().catch((cause) => {
      if (wasClosed(cause) && mayBeRepeated(String(input), init)) return ask();
      throw cause;
    });
    const request = requestContext();
    if (request?.isAction) delete request.backendDeadline;
    return response;
  };
}

/** Returns the answer, or throws BackendError after the request's time limit. The auth client alone may try to refresh a session for 30 s. */
export async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BackendError(LATE)), timeLeft());
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** True if the auth service did not answer or failed, false if it refused. */
export function isUnreachable({ name, status }: { name: string; status?: number | undefined }): boolean {
  return name === 'AuthRetryableFetchError' || !status || status >= 500;
}

/** Returns the data of an answer. Throws BackendError if the backend refused or failed. */
export function dataOf<T>({ data, error }: PostgrestSingleResponse<T>): T {
  if (error) throw new BackendError(error.message, { cause: error });
  return data;
}
