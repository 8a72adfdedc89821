import 'server-only';
import { ProtocolError, ProtocolErrorCode, type Result, type Server, type StandardSchemaV1 } from '@modelcontextprotocol/server';
import { ProblemError } from '../api/problem';
import { log } from '../log/log';
import { invalidParams } from './errors';

/**
 * Answers a method of the protocol. Its parameters are read by a schema of ours, because by those of the package a wrong one is a fault of
 * the server. Of a fault the client is told nothing; it is logged.
 */
export function handle<Params extends StandardSchemaV1>(
  server: Server,
  method: string,
  params: Params,
  answer: (given: StandardSchemaV1.InferOutput<Params>) => Result | Promise<Result>,
): void {
  server.setRequestHandler(method, { params }, async (given) => {
    try {
      return await answer(given);
    } catch (err) {
      if (err instanceof ProtocolError) throw err;
      if (err instanceof ProblemError) throw invalidParams(err.message);
      log.error({ err, method }, 'The MCP server could not answer');
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'The answer cannot be made at the moment. Try again in a minute');
    }
  });
}
