import type { z } from 'zod';
import { API } from '../../limits';
import { hasTooManyElements } from '../../text/json-size';
import { parseJson } from '../../text/record';
import type { Operation } from './operation';
import { invalid, ProblemError, problemOf, type WrongParameter } from './problem';

/** The type that a schema parses to. Without a schema or its fields it is `unknown`, which adds nothing to InputOf. */
type ParsedBy<Schema> = Schema extends z.ZodObject<infer Shape> ? (keyof Shape extends never ? unknown : z.infer<Schema>) : unknown;

export type InputOf<O extends Operation> = ParsedBy<O['pathParameters']> & ParsedBy<O['query']> & ParsedBy<O['body']>;

/** Reads the parameters of a request. Throws a ProblemError for wrong ones in the query, else in the body, else in the path. */
export async function readInput<O extends Operation>(operation: O, path: Record<string, string>, request: Request): Promise<InputOf<O>> {
  const query = parseParameters(operation.query, singleValues(new URL(request.url).searchParams), 'query');
  const body = operation.body ? parseParameters(operation.body, await readJson(request), 'body') : {};
  return { ...parseParameters(operation.pathParameters, path, 'path'), ...query, ...body } as InputOf<O>;
}

function singleValues(query: URLSearchParams): Record<string, string> {
  const names = [...query.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw invalid({ name: twice, in: 'query', detail: 'must be given once' });
  return Object.fromEntries(query);
}

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

/** Reads the JSON in the body of a request. The server refuses bodies without a length (lib/site/http-server.ts). */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > API.body)
    throw new ProblemError(problemOf('too-large', `A body can have at most ${API.body.toLocaleString('en')} bytes`));
  const text = await request.text();
  if (hasTooManyElements(text, { elements: API.values, depth: API.depth }))
    throw invalid({ name: 'body', in: 'body', detail: `must hold at most ${API.values} values, nested at most ${API.depth} deep` });
  const value = parseJson(text);
  if (value === undefined) throw invalid({ name: 'body', in: 'body', detail: 'must be JSON' });
  return value;
}

const WRONG_TYPE: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
};

/** The sentence on what is wrong with a parameter, in place of zod's, which is for developers of this site. */
function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : (WRONG_TYPE[issue.expected] ?? 'has the wrong type');
    case 'too_small':
      return issue.origin === 'string' ? tooShort(issue.minimum) : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum.toLocaleString('en')} characters`
        : `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return issue.values.length > 1 ? `must be one of ${issue.values.map(String).join(', ')}` : `must be ${String(issue.values[0])}`;
    default:
      return 'is not valid';
  }
}

const tooShort = (characters: number | bigint) =>
  characters === 1 ? 'must not be empty' : `must have at least ${characters.toLocaleString('en')} characters`;
