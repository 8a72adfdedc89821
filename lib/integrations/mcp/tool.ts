import 'server-only';
import type { CallToolResult, Tool, ToolAnnotations } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Account } from '../../account/account';
import type { TokenUser } from '../../tokens/authenticate-token';
import type { TokenScope } from '../../tokens/token';
import { parseParameters } from '../api/input';
import { countWrite, databaseProblem } from '../api/own-refusals';
import { ProblemError, problemOf } from '../api/problem';

type Definition<Input extends z.ZodObject, Output extends z.ZodObject, Caller> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** Returns null if nothing has the id that is given, or the caller may not read it. */
  run: (input: z.infer<Input>, caller: Caller) => z.infer<Output> | null | Promise<z.infer<Output> | null>;
};

export type McpTool = {
  /** The tool as clients list it. */
  listed: Tool;
  /** The scope of the token that the tool needs; null for none. */
  access: TokenScope | null;
  call: (given: unknown, sender: TokenUser | null) => Promise<CallToolResult>;
};

/** Makes a tool that everybody may call, and that changes nothing. */
export function readingTool<Input extends z.ZodObject, Output extends z.ZodObject>(definition: Definition<Input, Output, Account | null>) {
  const { run } = definition;
  return tool(
    { ...definition, run: (input, sender) => run(input, sender?.user ?? null) },
    { readOnlyHint: true, idempotentHint: true },
    null,
  );
}

/** Makes a tool that needs a personal token with the scope `access`. `replaces`: true for a tool that overwrites something. */
export function ownTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output, Account> & { access: TokenScope; replaces: boolean },
) {
  const { access, replaces } = definition;
  const hints = access === 'read' ? { readOnlyHint: true } : { readOnlyHint: false, destructiveHint: replaces };
  const run: Definition<Input, Output, TokenUser | null>['run'] = async (input, sender) => {
    if (!sender) throw new ProblemError(problemOf('unauthorized', 'Connect with a personal token'));
    if (access === 'write' && sender.scope !== 'write') throw new ProblemError(problemOf('forbidden', 'This token can only read'));
    if (access === 'write') await countWrite(sender.user);
    return definition.run(input, sender.user);
  };
  return tool({ ...definition, run }, hints, access);
}

/** Makes a tool. Wrong arguments are answered with a message instead of an error of the protocol, so that an assistant can try again. */
function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  { name, title, description, input, output, run }: Definition<Input, Output, TokenUser | null>,
  hints: ToolAnnotations,
  access: TokenScope | null,
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
        if (answer === null) return refusal('Nothing with this id is visible to you');
        const structuredContent = output.parse(answer);
        return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
      } catch (error) {
        const detail = error instanceof ProblemError ? error.message : databaseProblem(error)?.detail;
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
