import type { z } from 'zod';
import { API } from '../../limits';
import { hasTooManyElements } from '../../text/json-size';
import { issueMessage } from './issue-message';
import type { Operation } from './operation';
import { invalid, ProblemError, problemOf, type WrongParameter } from './problem';

/** The type that a schema parses to; `unknown` if it has no fields. */
type ReadBy<Schema> = Schema extends z.ZodObject<infer Shape> ? (keyof Shape extends never ? unknown : z.infer<Schema>) : unknown;

/** The parameters of an operation from its path, query and body, in one object. */
export type InputOf<O extends Operation> = ReadBy<O['pathParameters']> & ReadBy<O['query']> & ReadBy<O['body']>;

/** Parses the parameters of a request. Throws a ProblemError that names every wrong one. */
export async function readInput<O extends Operation>(operation: O, path: Record<string, string>, request: Request): Promise<InputOf<O>> {
  const query = parseParameters(operation.query, singleValues(new URL(request.url).searchParams), 'query');
  const body = operation.body ? parseParameters(operation.body, await readJson(request), 'body') : {};
  return { ...parseParameters(operation.pathParameters, path, 'query'), ...query, ...body } as InputOf<O>;
}

/** The parameters of a query, each of which may be given only once. */
function singleValues(query: URLSearchParams): Record<string, string> {
  const names = [...query.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw invalid({ name: twice, in: 'query', detail: 'must be given once' });
  return Object.fromEntries(query);
}

/** Parses a value by a schema. Throws a ProblemError that names every wrong parameter. */
export function parseParameters<Schema extends z.ZodObject>(schema: Schema, value: unknown, place: WrongParameter['in']): z.infer<Schema> {
  const parsed = schema.safeParse(value, { error: issueMessage });
  if (parsed.success) return parsed.data;
  const [first, ...rest] = parsed.error.issues.flatMap((issue) => wrongParameters(issue, place));
  throw first ? invalid(first, ...rest) : parsed.error;
}

function wrongParameters(issue: z.core.$ZodIssue, place: WrongParameter['in']): WrongParameter[] {
  const inside = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ name: [...inside, key].join('.'), in: place, detail: 'there is no such parameter' }));
  return [{ name: inside.join('.') || place, in: place, detail: issue.message }];
}

/** The body of a request. Its length is known: the server refuses others (lib/site/http-server.ts). */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > API.body)
    throw new ProblemError(problemOf('too-large', `A body can have at most ${API.body.toLocaleString('en')} bytes`));
  const text = await request.text();
  if (hasTooManyElements(text, { elements: API.values, depth: API.depth }))
    throw invalid({ name: 'body', in: 'body', detail: `must hold at most ${API.values} values, nested at most ${API.depth} deep` });
  return parseJson(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ name: 'body', in: 'body', detail: 'must be JSON' });
  }
}
