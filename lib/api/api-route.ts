import 'server-only';
import type { z } from 'zod';
import { staticRead } from '../http/static-read';
import { CACHE_CONTROL } from '../limits';
import { log } from '../log/log';
import { countApiRequest } from '../rate-limit/rate-limit';
import { rateLimitHeaders } from '../rate-limit/rate-limit-headers';
import { type InputOf, readInput } from './input';
import type { Operation } from './operation';
import { ProblemError, problemOf } from './problem';
import type { Problem } from './schemas';

/** An operation that anybody may ask for. */
type ReadOperation = Operation & { answer: z.ZodType };

type Context = { params: Promise<Record<string, string>> };
type Result<T> = T | null | Promise<T | null>;

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Anybody's page may use the API. It looks at no cookie; a personal token is sent by whoever has it. */
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After',
};

/** The handler of an operation: `read` gets its parameters, parsed, and answers null for what is not there, or not for everybody. */
export function apiRoute<O extends ReadOperation>(operation: O, read: (input: InputOf<O>) => Result<z.infer<O['answer']>>) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    const allowance = await countApiRequest();
    const headers = { ...CORS, ...rateLimitHeaders(allowance) };
    if (allowance.wait > 0) {
      return problemAnswer(tooManyRequests(allowance.wait), headers);
    }
    try {
      // Next gives no parameters to a route whose path has none.
      const answer = await read(await readInput(operation, { ...(await params) }, request));
      if (answer === null) return problemAnswer(problemOf('not-found', 'It is not there, or not public'), headers);
      const body = JSON.stringify(operation.answer.parse(answer));
      const own = { ...headers, 'Cache-Control': CACHE_CONTROL[operation.cache] };
      if (operation.cache === 'never') return new Response(body, { headers: { ...own, 'Content-Type': JSON_TYPE } });
      return staticRead(request, body, JSON_TYPE, own);
    } catch (err) {
      return problemAnswer(problemIn(err, operation), headers);
    }
  };
}

export const tooManyRequests = (seconds: number) => problemOf('too-many-requests', `Ask again in ${seconds} seconds`);

/** The problem that ended a request. What is no problem of ours is logged. */
export function problemIn(err: unknown, operation: Operation): Problem {
  if (err instanceof ProblemError) return err.problem;
  log.error({ err, operation: operation.id }, 'The API could not answer');
  return problemOf('unavailable', 'Try again in a minute');
}

/** What a browser asks before it sends JSON from another site. */
export function preflight(): Response {
  const allow = {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match',
  };
  return new Response(null, { status: 204, headers: { ...CORS, ...allow, 'Access-Control-Max-Age': '86400' } });
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The handlers of the methods that an address does not have, which are all but these. */
export function refuseOthers(...has: Method[]): Record<Method, () => Response> {
  const allowed = [...has.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(', ');
  const refuse = () => problemAnswer(problemOf('method-not-allowed', `This address has ${allowed}`), { ...CORS, Allow: allowed });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
}

/** The answer to an address that the API does not have. */
export function noSuchAddress(): Response {
  return problemAnswer(problemOf('not-found', 'The API has no such address'), CORS);
}

/** A problem as it is sent. */
export function problemAnswer(problem: Problem, headers: Record<string, string>): Response {
  const own = { 'Content-Type': 'application/problem+json; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify(problem), { status: problem.status, headers: { ...headers, ...own } });
}
