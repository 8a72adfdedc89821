import 'server-only';
import { z } from 'zod';
import type { Account } from '../../account/account';
import type { OwnAnswer, RequestHeaders } from '../api/api-route';
import type { Operation } from '../api/operation';
import { ownHandlers } from '../api/own-handlers';
import { ownOperations } from '../api/own-operations';
import { type McpTool, ownTool } from './tool';

const doneSchema = z.object({ id: z.string() });

type Answer = OwnAnswer<Record<string, unknown>> | null | undefined;
type AnyHandler = (input: never, user: Account, headers: RequestHeaders) => Answer | Promise<Answer>;

export const makeOwnTools = (): McpTool[] =>
  Object.values(ownOperations).flatMap(({ id }) => toolOf(ownOperations[id], ownHandlers[id]) ?? []);

function toolOf(operation: Operation, handler: AnyHandler): McpTool | undefined {
  const { tool, access, requestHeaders, answer: output } = operation;
  if (!tool) return undefined;
  return ownTool({
    input: parametersOf(operation),
    ...tool,
    access: access === 'write' ? 'write' : 'read',
    replaces: requestHeaders?.includes('If-Match') ?? false,
    output: output ?? doneSchema,
    // The API takes the version that is replaced from If-Match, and the tool from the parameter updatedAt.
    async run({ updatedAt, ...given }, user) {
      const answer = await handler(given as never, user, { version: String(updatedAt), key: undefined });
      return answer === undefined ? given : (answer?.body ?? null);
    },
  });
}

/** The parameters of an operation that has all of them in its body, in its query or in its path. */
function parametersOf({ pathParameters, query, body }: Operation): z.ZodObject {
  return [body, query, pathParameters].find((part) => part && Object.keys(part.shape).length > 0) ?? query;
}
