import 'server-only';
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { env } from '../env';
import { requestContext } from '../http/request-context';
import { mayBeRepeated, wasClosed } from './may-be-repeated';

export type { Session, User } from '@supabase/supabase-js';

/** The backend failed. Its `cause` is for the log, never shown. */
export class BackendError extends Error {
  override name = 'BackendError';
}

/** The code of PostgreSQL for a row that is there already. */
export const UNIQUE_VIOLATION = '23505';

/** The code of PostgreSQL for a reference to a row that is not there. */
export const FOREIGN_KEY_VIOLATION = '23503';

/** The code of PostgreSQL for what row level security or a grant refuses. */
export const POLICY_VIOLATION = '42501';

/** As many rows as a Supabase project answers with at once (max_rows in supabase/config.toml). */
export const ROWS_AT_ONCE = 1000;

/** Set by the middleware for the page that follows when the backend did not answer, so that it does not wait once more. */
export const UNAVAILABLE_HEADER = 'x-backend-unavailable';

/** Options of every client: it repeats nothing itself. */
export const options = {
  db: { retry: false },
  auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
};

/** Options of session cookies. */
export const cookieOptions = { httpOnly: true, sameSite: 'lax', secure: env.https, path: '/' } as const;

/** The URL and key of the backend. Throws without one: callers check `env.backend` first. */
export function backend(): { url: string; key: string } {
  if (!env.backend) throw new BackendError('No backend is configured (SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY)');
  return env.backend;
}

/**
 * Milliseconds that the current request may still wait for the backend. One limit for all its reads and writes, counted from the first: a page
 * makes several, and Next renders a page that failed a second time. Outside a request, while pages are built, each has its own.
 */
function timeLeft(): number {
  const request = requestContext();
  if (!request) return env.backendTimeout;
  const now = Math.ceil(performance.now());
  request.backendDeadline ??= now + env.backendTimeout;
  return request.backendDeadline - now;
}

/**
 * Counts the time of an action from now, because the middleware asks the backend before a long text has arrived, and anew with each answer:
 * what is done by half is worse than what is late. A backend that hangs is still waited for only once.
 */
export function beginAction(): void {
  const request = requestContext();
  if (!request) return;
  request.isAction = true;
  delete request.backendDeadline;
}

/** Lets the next answer of an action take longer. */
export function waitLonger(milliseconds: number): void {
  const request = requestContext();
  if (request) request.backendDeadline = Math.ceil(performance.now()) + milliseconds;
}

/** Counts the time of what is done after the answer from now: nobody waits for it. */
export function beginAfterAnswer(): void {
  delete requestContext()?.backendDeadline;
}

const LATE = 'The backend did not answer in time';

/**
 * `fetch` that waits for the backend no longer than the current request may, and asks nothing after that. Where the backend closes a connection
 * that was kept open just as it is used again, it asks once more, if that does no harm.
 */
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

/** The answer, or a BackendError when it takes too long; the client's own attempts to refresh a session may go on for 30 s. */
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

/** True if the auth service did not answer, false if it refused. */
export function isUnreachable({ name, status }: { name: string; status?: number | undefined }): boolean {
  return name === 'AuthRetryableFetchError' || !status || status >= 500;
}

/** The data of an answer. Throws BackendError when the backend refused or failed. */
export function dataOf<T>({ data, error }: PostgrestSingleResponse<T>): T {
  if (error) throw new BackendError(error.message, { cause: error });
  return data;
}
