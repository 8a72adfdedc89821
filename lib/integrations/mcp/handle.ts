import 'server-only';
import { ProtocolError, ProtocolErrorCode, type Result, type Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { log } from '../../server/log/log';
import { parseParameters } from '../api/input';
import { ProblemError } from '../api/problem';

const anyParams = z.looseObject({});

/**
 * Answers a method of the protocol. Its parameters are read by a schema of ours, because by those of the package a wrong one is a fault of
 * the server. Of a fault the client is told nothing; it is logged.
 */
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

/** Ends a request whose parameters are wrong. */
export function invalidParams(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}
