import { z } from 'zod';
import { accountPaths } from '../../account-paths';
import { RATES } from '../../limits';
import { paths } from '../../paths';
import { absoluteUrl, site } from '../../site';
import type { JsonObject, Operation } from './operation';
import { allOperations } from './operations';
import { PROBLEMS, type ProblemKind } from './problem';
import { components, problem } from './schemas';

export type Schema = z.core.JSONSchema.JSONSchema;

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; description: string; schema: Schema };
type Content = Record<string, { schema: Schema; example?: JsonObject }>;

export type DocumentedOperation = {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  parameters: Parameter[];
  security?: [{ token: [] }];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; headers?: Record<string, { description: string; schema: Schema }>; content?: Content }>;
};

const refOf = (id: string) => `#/components/schemas/${id}`;

/** The OpenAPI 3.1 document, made from the schemas that parse requests and answers. */
export function openApiDocument() {
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name} API`,
      version: '1.0.0',
      summary:
        'Read the library and the prompts that people have published, free and without a token. With a token, work with your own prompts, saved prompts and collections.',
      description: `${site.description} A method that is not allowed at an address is answered with 405, and Allow names the ones that are.`,
      contact: { url: absoluteUrl(paths.developers), email: site.email },
      license: { name: `Prompts: ${site.license}`, url: absoluteUrl(paths.terms) },
      termsOfService: absoluteUrl(paths.terms),
    },
    servers: [{ url: absoluteUrl(paths.api('')) }],
    // Operations need no token, unless they have a field `security` themselves.
    security: [],
    tags: Object.entries(TAGS).map(([name, { description }]) => ({ name, description })),
    paths: pathsOf(allOperations),
    components: {
      schemas: schemasOf(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: `A personal token, from ${absoluteUrl(accountPaths.tokens)}` },
      },
    },
  };
}

let bytes: Uint8Array | undefined;

export function openApiFile(): Uint8Array {
  bytes ??= new TextEncoder().encode(JSON.stringify(openApiDocument()));
  return bytes;
}

/** Groups of operations, by the beginnings of their paths. */
const TAGS = {
  Library: { description: 'Library prompts, categories and guides', beginnings: ['/prompts', '/categories', '/guides'] },
  Search: { description: 'Search everything', beginnings: ['/search'] },
  Community: {
    description: 'Prompts, collections and profiles that people have made public',
    beginnings: ['/public-prompts', '/profiles', '/collections'],
  },
  'Your prompts': { description: 'Your own prompts, with a token', beginnings: ['/me/prompts', '/me/imports'] },
  Suggestions: {
    description: 'Changes that people suggest to your prompts, and yours to theirs, with a token',
    beginnings: ['/me/suggestions'],
  },
  Saved: { description: 'The prompts you saved, with a token', beginnings: ['/me/saved'] },
  'Your collections': { description: 'Your own collections, with a token', beginnings: ['/me/collections'] },
} as const;

function tagOf({ path }: Operation): string {
  const tag = Object.entries(TAGS).find(([, { beginnings }]) => beginnings.some((one) => path === one || path.startsWith(`${one}/`)));
  if (!tag) throw new Error(`${path} belongs to no group of operations`);
  return tag[0];
}

function pathsOf(operations: readonly Operation[]): Record<string, Partial<Record<Operation['method'], DocumentedOperation>>> {
  const byPath = Map.groupBy(operations, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, all]) => [path, Object.fromEntries(all.map((operation) => [operation.method, documented(operation)]))]),
  );
}

function documented(operation: Operation): DocumentedOperation {
  const { id, summary, description, access, pathParameters, query, body, bodyExample, requestHeaders = [] } = operation;
  return {
    operationId: id,
    tags: [tagOf(operation)],
    summary,
    ...(description && { description }),
    ...(access && { security: [{ token: [] as [] }] as [{ token: [] }] }),
    parameters: [
      ...parametersOf(pathParameters, 'path'),
      ...parametersOf(query, 'query'),
      ...requestHeaders.map((name) => REQUEST_HEADERS[name]),
    ],
    ...(body && {
      requestBody: { required: true as const, content: { 'application/json': { schema: referenceTo(body), example: bodyExample } } },
    }),
    responses: {
      ...answersOf(operation),
      ...(operation.cache !== 'never' && {
        304: { description: 'The client already has this answer: its If-None-Match has the same ETag' },
      }),
      ...Object.fromEntries([...problemsByStatus(operation)].map(([status, kinds]) => [status, problemResponse(kinds)])),
    },
  };
}

const REQUEST_HEADERS: Record<NonNullable<Operation['requestHeaders']>[number], Parameter> = {
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    required: true,
    schema: { type: 'string' },
    description: 'The ETag of the version you are changing',
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 100 },
    description: 'A key of your choice for this request. Sending it again with the same key creates nothing',
  },
};

function answersOf(operation: Operation): DocumentedOperation['responses'] {
  const { answer, method } = operation;
  const headers = responseHeaders(operation);
  if (!answer) return { 204: { description: 'Done', headers } };
  const content = { 'application/json': { schema: referenceTo(answer) } };
  const ok = { description: components.get(answer)?.id ?? 'The answer', headers, content };
  return method === 'post' && operation.access ? { 200: ok, 201: { ...ok, description: 'Created' } } : { 200: ok };
}

function parametersOf(schema: z.ZodObject, place: Parameter['in']): Parameter[] {
  return Object.entries(schema.shape).map(([name, parameter]) => {
    const { $schema: _, description = '', ...rest } = z.toJSONSchema(parameter, { io: 'input' });
    return { name, in: place, required: !z.safeParse(parameter, undefined).success, description, schema: rest };
  });
}

/** The kinds of problems that an operation may be answered with, by their status. Every operation refuses unknown parameters. */
function problemsByStatus({ pathParameters, query, body, cache, access, requestHeaders = [], problems = [] }: Operation) {
  const kinds: ProblemKind[] = ['invalid-parameter', 'too-many-requests'];
  if (access) kinds.push('unauthorized');
  if (access === 'write') kinds.push('forbidden');
  if (Object.keys(pathParameters.shape).length > 0) kinds.push('not-found');
  if (body) kinds.push('too-large');
  if (body && 'sure' in body.shape) kinds.push('looks-private');
  if (requestHeaders.includes('If-Match')) kinds.push('precondition-failed', 'precondition-required');
  // Operations of the library read files. Its order by saves alone needs the database.
  if (cache !== 'library' || 'sort' in query.shape) kinds.push('unavailable');
  kinds.push(...problems);
  return Map.groupBy(kinds, (kind) => PROBLEMS[kind].status);
}

function problemResponse(kinds: readonly ProblemKind[]) {
  return {
    description: kinds.map((kind) => PROBLEMS[kind].title).join('. '),
    headers: {
      ...(kinds.includes('too-many-requests') && {
        'Retry-After': { description: 'The number of seconds to wait before trying again', schema: { type: 'integer' as const } },
      }),
      ...RATE_HEADERS,
    },
    content: { 'application/problem+json': { schema: referenceTo(problem) } },
  };
}

const textHeader = (description: string) => ({ description, schema: { type: 'string' as const } });

const RATE_HEADERS = {
  'RateLimit-Policy': textHeader(`The limit: ${RATES.api.perAddress} requests within ${RATES.api.seconds} seconds from one address`),
  RateLimit: textHeader('The number of requests left, and for how many seconds'),
};

function responseHeaders({ cache }: Operation) {
  return { ...(cache !== 'never' && { ETag: textHeader('The version of this answer, for If-None-Match') }), ...RATE_HEADERS };
}

function referenceTo(schema: z.ZodType): Schema {
  const id = components.get(schema)?.id;
  if (!id) throw new Error('A schema of the API has no name');
  return { $ref: refOf(id) };
}

function schemasOf(): Record<string, Schema> {
  const { schemas } = z.toJSONSchema(components, { uri: refOf, io: 'input' });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema as Schema]));
}

/** The named schemas that some operations use, directly or within other schemas, in the order of the document. */
export function schemasUsedBy(document: ReturnType<typeof openApiDocument>, operations: readonly Operation[]): [string, Schema][] {
  const { schemas } = document.components;
  const used = new Set<string>();
  const visit = (value: unknown) => {
    for (const [, id = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(id)) continue;
      used.add(id);
      visit(schemas[id]);
    }
  };
  for (const { path, method } of operations) visit(document.paths[path]?.[method]);
  return Object.entries(schemas).filter(([id]) => used.has(id));
}
