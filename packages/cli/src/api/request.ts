import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT, Failure, Unreachable } from '../failure';
import { say } from '../terminal';

const MAX_BYTES = 20_000_000;

/** `timeout`: milliseconds to wait for an answer. `retryAfter`: maximum seconds that the site may ask to wait before the request is sent again. */
type Waiting = { timeout: number; retryAfter: number };

const WAITING: Waiting = { timeout: 10_000, retryAfter: 70 };

export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: unknown; waiting?: Waiting };
export type Answer = { status: number; headers: Headers; body: string };

/** Sends a request, and once more after the time that a 429 asks to wait. Throws a Failure if that is too long, and if there is no answer. */
export async function request(url: string, options: RequestOptions): Promise<Answer> {
  const { retryAfter } = options.waiting ?? WAITING;
  const answer = await send(url, options);
  if (answer.status !== 429) return answer;
  const seconds = Number(answer.headers.get('retry-after') ?? 1);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > retryAfter)
    throw new Failure(EXIT.unavailable, 'The site was asked too often. Try again in some minutes.');
  say(`The site was asked too often: waiting ${seconds} s, as it says.`);
  await sleep(seconds * 1000);
  return send(url, options);
}

async function send(url: string, { method = 'GET', headers = {}, body, waiting: { timeout } = WAITING }: RequestOptions): Promise<Answer> {
  const init: RequestInit = {
    method,
    headers: { Accept: 'application/json, text/markdown', ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // A redirect could lead the token to another site.
    redirect: headers.Authorization ? 'error' : 'follow',
    signal: AbortSignal.timeout(timeout),
  };
  try {
    const response = await fetch(url, init);
    return { status: response.status, headers: response.headers, body: await textOf(response) };
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    const { origin } = new URL(url);
    if (cause instanceof Error && cause.name === 'TimeoutError')
      throw new Failure(EXIT.unavailable, `${origin} cannot be reached: it did not answer within ${timeout / 1000} s.`, { cause });
    throw new Unreachable(EXIT.unavailable, `${origin} cannot be reached: ${reasonOf(cause)}.`, { cause });
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Failure(EXIT.failed, `The answer of ${response.url} is longer than is read of one.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { cause: inner } = cause;
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : '';
  return REASONS[code] ?? (inner instanceof Error && inner.message ? inner.message : cause.message);
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such name',
  EAI_AGAIN: 'names cannot be looked up at the moment',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
};
