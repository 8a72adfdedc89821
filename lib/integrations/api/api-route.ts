import 'server-only';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Account } from '../../account/account';
import { CACHE_CONTROL } from '../../limits';
import { JSON_TYPE, staticRead } from '../../server/http/static-read';
import { log } from '../../server/log/log';
import { countApiRequest, rateLimitHeaders } from '../../server/rate-limit/rate-limit';
import { authenticateToken } from '../../tokens/authenticate-token';
import { challenge, NO_SUCH_TOKEN } from '../../tokens/challenge';
import { type InputOf, readInput } from './input';
import type { Operation } from './operation';
import { countWrite, databaseProblem } from './own-refusals';
import { invalid, ProblemError, type ProblemKind, problemOf, tooManyRequests } from './problem';
import type { Problem } from './schemas';
import { requiredVersion } from './version-tag';

/** CORS headers of all answers. Pages of every site may use the API, because it ignores cookies. */
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After',
};

type RouteHandler = (request: Request, path: Record<string, string>) => Promise<Response>;

type Result<Answer> = Answer | null | Promise<Answer | null>;

/** The handler of a public operation. Returns null if what is asked for does not exist or is not public. */
export type PublicHandler<O extends Operation> = (input: InputOf<O>) => Result<z.infer<NonNullable<O['answer']>>>;

/** The handler of an operation with a token. Returns null if there is no such thing for `user`, undefined for the answer 204. */
export type OwnHandler<O extends Operation> = (
  input: InputOf<O>,
  user: Account,
  headers: RequestHeaders,
) => Result<O['answer'] extends z.ZodType ? OwnAnswer<z.infer<O['answer']>> : undefined>;

/** The headers that an operation reads. `version`: the time in If-Match, or empty. `key`: the hash of the Idempotency-Key, if one is sent. */
export type RequestHeaders = { version: string; key: string | undefined };

export type OwnAnswer<Body> = { body: Body; status?: 200 | 201; headers?: Record<string, string> };

export function publicRoute<O extends Operation>(operation: O, handler: PublicHandler<O>): RouteHandler {
  return route(operation, 'It does not exist, or is not public', async (request, path) => {
    const body = await handler(await readInput(operation, path, request));
    return body === null ? null : { body };
  });
}

export function ownRoute<O extends Operation>(operation: O, handler: OwnHandler<O>): RouteHandler {
  return route(operation, 'It does not exist, or is not yours', async (request, path) => {
    const user = await authorize(operation, request);
    const input = await readInput(operation, path, request);
    return handler(input, user, readHeaders(operation, request, user));
  });
}

function readHeaders({ requestHeaders: names = [] }: Operation, request: Request, user: Account): RequestHeaders {
  return {
    version: names.includes('If-Match') ? requiredVersion(request) : '',
    key: names.includes('Idempotency-Key') ? creationKey(request, user) : undefined,
  };
}

/** The hash of an account's Idempotency-Key, which is stored instead of the key; undefined without one. Throws a ProblemError for an invalid key. */
function creationKey(request: Request, user: Account): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    throw invalid({ name: 'Idempotency-Key', in: 'header', detail: 'must have 1 to 100 characters of ASCII without spaces' });
  return createHash('sha256').update(`${user.id} ${key}`).digest('hex');
}

function route(
  operation: Operation,
  missing: string,
  answerTo: (...request: Parameters<RouteHandler>) => Promise<OwnAnswer<unknown> | null | undefined>,
): RouteHandler {
  return async (request, path) => {
    const allowance = await countApiRequest();
    const headers = { ...CORS, ...rateLimitHeaders(allowance), 'Cache-Control': CACHE_CONTROL[operation.cache] };
    try {
      if (allowance.wait > 0) throw new ProblemError(tooManyRequests(allowance.wait));
      const answer = await answerTo(request, path);
      if (answer === null) throw new ProblemError(problemOf('not-found', missing));
      if (!operation.answer || !answer) return new Response(null, { status: 204, headers });
      const body = JSON.stringify(operation.answer.parse(answer.body));
      if (operation.cache !== 'never') return staticRead(request, body, JSON_TYPE, headers);
      return new Response(body, { status: answer.status ?? 200, headers: { ...headers, 'Content-Type': JSON_TYPE, ...answer.headers } });
    } catch (err) {
      return problemAnswer(problemIn(err, operation), { ...headers, ...(err instanceof ProblemError && err.headers) });
    }
  };
}

/** The problem that answers an error. Any error but a refusal is logged. */
function problemIn(err: unknown, operation: Operation): Problem {
  if (err instanceof ProblemError) return err.problem;
  const refused = databaseProblem(err);
  if (refused) return refused;
  log.error({ err, operation: operation.id }, 'The API could not answer');
  return problemOf('unavailable', 'Try again in a minute');
}

/** The response with a problem, as RFC 9457 defines it. */
export function problemAnswer(problem: Problem, headers: Record<string, string>): Response {
  const ofProblem = { 'Content-Type': 'application/problem+json; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify(problem), { status: problem.status, headers: { ...headers, ...ofProblem } });
}

const MAY_ONLY_READ = 'This token can only read';

/** Finds the owner of the token of a request, and counts a request for a change. Throws a ProblemError if the token or the rate limit forbids it. */
async function authorize(operation: Operation, request: Request): Promise<Account> {
  const sender = await authenticateToken(request);
  if (sender === null) throw tokenProblem('unauthorized', 'Send a personal token: Authorization: Bearer gp_…', challenge());
  if (sender === 'unknown') throw tokenProblem('unauthorized', NO_SUCH_TOKEN, challenge('invalid_token', NO_SUCH_TOKEN));
  if (operation.access === 'write' && sender.scope !== 'write')
    throw tokenProblem('forbidden', MAY_ONLY_READ, challenge('insufficient_scope', MAY_ONLY_READ));
  if (operation.access === 'write') await countWrite(sender.user);
  return sender.user;
}

const tokenProblem = (kind: ProblemKind, detail: string, authenticate: string) =>
  new ProblemError(problemOf(kind, detail), { 'WWW-Authenticate': authenticate });
