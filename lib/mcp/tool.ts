import 'server-only';
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { parseParameters } from '../api/input';
import { ProblemError } from '../api/problem';

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** Null for what is not there, or not for everybody. */
  run: (input: z.infer<Input>) => z.infer<Output> | null | Promise<z.infer<Output> | null>;
};

/** A tool as clients list it, and what calls it with arguments of any kind. */
export type McpTool = { listed: Tool; call: (given: unknown) => Promise<CallToolResult> };

/** A tool that reads and changes nothing. Assistants see what is wrong with their arguments as its answer, and can try again. */
export function readingTool<Input extends z.ZodObject, Output extends z.ZodObject>(definition: Definition<Input, Output>): McpTool {
  const { name, title, description, input, output, run } = definition;
  return {
    listed: {
      ...{ name, title, description, inputSchema: jsonSchema(input), outputSchema: jsonSchema(output) },
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async call(given) {
      try {
        const answer = await run(parseParameters(input, given ?? {}, 'body'));
        if (answer === null) return refusal('There is no prompt of this id, or it is not public');
        const structuredContent = output.parse(answer);
        return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
      } catch (error) {
        if (error instanceof ProblemError) return refusal(error.message);
        throw error;
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
