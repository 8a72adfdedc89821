import 'server-only';
import { ProtocolError, ProtocolErrorCode, type Result, type Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { MCP } from '../../limits';
import { log } from '../../server/log/log';
import { parseParameters } from '../api/input';
import { pageAfter } from '../api/list-page';
import { ProblemError } from '../api/problem';

const anyParams = z.looseObject({});

/** Registers the handler of a method of MCP. The parameters are parsed here, because the package would report a wrong one as a fault of the server. */
export function handle<Params extends z.ZodObject>(
  server: Server,
  method: string,
  params: Params,
  answer: (given: z.infer<Params>) => Result | Promise<Result>,
): void {
  server.setRequestHandler(method, { params: anyParams }, async (given) => {
    try {
      return await answer(parseParameters(params, given, 'body'));
    } catch (err) {
      if (err instanceof ProtocolError) throw err;
      if (err instanceof ProblemError) throw invalidParams(err.message);
      log.error({ err, method }, 'The MCP server could not answer');
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'The service is not available at the moment. Try again in a minute');
    }
  });
}

export function invalidParams(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

/** A page of a list. `following` has the cursor of the next page, which is the id of the last row; it is empty if there is no next page. */
export function listPage<Row>(rows: readonly Row[], idOf: (row: Row) => string, cursor: string | undefined) {
  const page = pageAfter(rows, idOf, { after: cursor, limit: MCP.page });
  if (!page) throw invalidParams('The cursor must be the nextCursor of the previous page');
  return { rows: page.rows, following: page.next === null ? {} : { nextCursor: page.next } };
}
