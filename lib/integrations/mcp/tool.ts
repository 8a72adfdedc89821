import 'server-only';
import type { CallToolResult, Tool, ToolAnnotations } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Account } from '../../account/account';
import type { TokenScope } from '../../tokens/token';
import type { TokenUser } from '../../tokens/token-user';
import { parseParameters } from '../api/input';
import { countWrite, quotaProblemIn } from '../api/own-refusals';
import { ProblemError, problemOf } from '../api/problem';

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
};

/** Null if there is no such thing, or the caller may not read it. */
type Answer<Output extends z.ZodObject> = z.infer<Output> | null | Promise<z.infer<Output> | null>;

type ReadingDefinition<Input extends z.ZodObject, Output extends z.ZodObject> = Definition<Input, Output> & {
  run: (input: z.infer<Input>, user: Account | null) => Answer<Output>;
};

type OwnDefinition<Input extends z.ZodObject, Output extends z.ZodObject> = Definition<Input, Output> & {
  access: TokenScope;
  /** True for a tool that overwrites something. */
  replaces?: boolean;
  run: (input: z.infer<Input>, user: Account) => Answer<Output>;
};

/** A tool as clients list it, the scope of the token that it needs, and a function that calls it with unparsed arguments. */
export type McpTool = {
  listed: Tool;
  access: TokenScope | null;
  call: (given: unknown, sender: TokenUser | null) => Promise<CallToolResult>;
};

/** A tool that needs no token and changes nothing. */
export function readingTool<Input extends z.ZodObject, Output extends z.ZodObject>(definition: ReadingDefinition<Input, Output>): McpTool {
  return tool(definition, { readOnlyHint: true, idempotentHint: true }, null, (input, sender) =>
    definition.run(input, sender?.user ?? null),
  );
}

/** A tool for whoever sends a personal token. */
export function ownTool<Input extends z.ZodObject, Output extends z.ZodObject>(definition: OwnDefinition<Input, Output>): McpTool {
  const { access, replaces = false, run } = definition;
  const hints = access === 'read' ? { readOnlyHint: true } : { readOnlyHint: false, destructiveHint: replaces };
  return tool(definition, hints, access, async (input, sender) => {
    if (!sender) throw new ProblemError(problemOf('unauthorized', 'Connect with a personal token'));
    if (access === 'write' && sender.scope !== 'write') throw new ProblemError(problemOf('forbidden', 'This token may only read'));
    if (access === 'write') await countWrite(sender.user);
    return run(input, sender.user);
  });
}

/** Answers wrong arguments with a message instead of an error of the protocol, so that an assistant can try again. */
function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  { name, title, description, input, output }: Definition<Input, Output>,
  hints: ToolAnnotations,
  access: TokenScope | null,
  run: (input: z.infer<Input>, sender: TokenUser | null) => Answer<Output>,
): McpTool {
  return {
    listed: {
      name,
      title,
      description,
      inputSchema: jsonSchema(input),
      outputSchema: jsonSchema(output),
      annotations: { ...hints, openWorldHint: false },
    },
    access,
    async call(given, sender) {
      try {
        const answer = await run(parseParameters(input, given ?? {}, 'body'), sender);
        if (answer === null) return refusal('There is nothing of this id that you may read');
        const structuredContent = output.parse(answer);
        return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
      } catch (error) {
        const detail = error instanceof ProblemError ? error.message : quotaProblemIn(error)?.detail;
        if (detail === undefined) throw error;
        return refusal(detail);
      }
    },
  };
}

function refusal(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

function jsonSchema(schema: z.ZodObject) {
  return { ...z.toJSONSchema(schema, { io: 'input' }), type: 'object' } as Tool['inputSchema'];
}
