import 'server-only';
import type { z } from 'zod';
import type { Account } from '../account/account';
import { CACHE_CONTROL } from '../limits';
import { countApiRequest } from '../rate-limit/rate-limit';
import { rateLimitHeaders } from '../rate-limit/rate-limit-headers';
import { challenge, NO_SUCH_TOKEN } from '../tokens/challenge';
import { tokenUser } from '../tokens/token-user';
import { CORS, JSON_TYPE, problemAnswer, problemIn, tooManyRequests } from './api-route';
import { type InputOf, readInput } from './input';
import type { Operation } from './operation';
import { countWrite, quotaProblemIn } from './own-refusals';
import { ProblemError, problemOf } from './problem';
import type { Problem } from './schemas';

const MAY_ONLY_READ = 'This token may only read';

type Context = { params: Promise<Record<string, string>> };

/** An answer with what is said beside it. */
export type OwnAnswer<Body> = { body: Body; status?: 200 | 201; headers?: Record<string, string> };

type AnswerOf<O extends Operation> = O['answer'] extends z.ZodType ? OwnAnswer<z.infer<O['answer']>> : undefined;

/** The handler of an operation on what is somebody's, who has sent a personal token. `run` answers null for what is not theirs or not there. */
export function ownRoute<O extends Operation>(
  operation: O,
  run: (input: InputOf<O>, user: Account, request: Request) => Promise<AnswerOf<O> | null>,
) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    const allowance = await countApiRequest();
    const headers = { ...CORS, ...rateLimitHeaders(allowance), 'Cache-Control': CACHE_CONTROL.never };
    try {
      if (allowance.wait > 0) throw new ProblemError(tooManyRequests(allowance.wait));
      const user = await userOf(operation, request);
      const answer = await run(await readInput(operation, { ...(await params) }, request), user, request);
      if (answer === null) throw new ProblemError(problemOf('not-found', 'It is not there, or not yours'));
      if (!operation.answer || answer === undefined) return new Response(null, { status: 204, headers });
      const { body, status = 200, headers: own } = answer as OwnAnswer<unknown>;
      return new Response(JSON.stringify(operation.answer.parse(body)), {
        status,
        headers: { ...headers, 'Content-Type': JSON_TYPE, ...own },
      });
    } catch (err) {
      return problemAnswer(quotaProblemIn(err) ?? problemIn(err, operation), {
        ...headers,
        ...(err instanceof TokenRefusal && err.headers),
      });
    }
  };
}

/** Ends a request for its token, or because it has none. */
class TokenRefusal extends ProblemError {
  readonly headers: Record<string, string>;

  constructor(problem: Problem, authenticate: string) {
    super(problem);
    this.headers = { 'WWW-Authenticate': authenticate };
  }
}

/** Who sent the token of a request, where it may do what is asked. */
async function userOf(operation: Operation, request: Request): Promise<Account> {
  const sender = await tokenUser(request);
  if (sender === null) throw new TokenRefusal(problemOf('unauthorized', 'Send a personal token: Authorization: Bearer gp_…'), challenge());
  if (sender === 'unknown') throw new TokenRefusal(problemOf('unauthorized', NO_SUCH_TOKEN), challenge('invalid_token', NO_SUCH_TOKEN));
  if (operation.access === 'write' && sender.scope !== 'write')
    throw new TokenRefusal(problemOf('forbidden', MAY_ONLY_READ), challenge('insufficient_scope', MAY_ONLY_READ));
  if (operation.access === 'write') await countWrite(sender.user);
  return sender.user;
}
