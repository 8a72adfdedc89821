import { z } from 'zod';
import { LIMITS } from '../../limits';
import { cleanCategory, cleanQuery } from '../../lists/list-filter';
import type { ProblemKind } from './problem';

/** An operation of the API: a method and a path. Its schemas parse requests and answers, and the documentation is made from them. */
export type Operation = {
  id: string;
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** The scope that a personal token needs; no token is needed if it is missing. */
  access?: 'read' | 'write';
  requestHeaders?: readonly ('If-Match' | 'Idempotency-Key')[];
  /** Problems of its answers that do not follow from the other fields, such as refusals of the database. */
  problems?: readonly ProblemKind[];
  /** The path below /api/v1, with the names of parameters in braces. */
  path: string;
  summary: string;
  description?: string;
  pathParameters: z.ZodObject;
  query: z.ZodObject;
  /** The schema of an answer; null for an operation that answers 204. */
  answer: z.ZodObject | null;
  /** The key of CACHE_CONTROL (lib/limits.ts) that says how long caches may keep an answer. */
  cache: 'library' | 'public' | 'never';
  /** The tool of /mcp that calls this operation. `input`: its parameters, if they are not those of the path, of the query or of the body alone. */
  tool?: { name: string; title: string; description: string; input?: z.ZodObject };
  /** Values of path parameters in examples, if they are valid in every installation. */
  example: Record<string, string>;
} & Body;

type Body = { body: z.ZodObject; bodyExample: JsonObject } | { body: null; bodyExample?: never };

export type JsonObject = { readonly [name: string]: string | boolean | null | readonly string[] | JsonObject };

export const noParameters = z.strictObject({});

export const NO_INPUT = { pathParameters: noParameters, query: noParameters, body: null, example: {} } as const;

export const typedQuery = z
  .string()
  .max(LIMITS.query.max)
  .refine((text) => cleanQuery(text) !== '', 'must say what to search for');

/** The schema of a category or tag by which a list is filtered. `message`: the error for a text that cannot be one. */
export function categoryParameter(message: string) {
  return z
    .string()
    .max(LIMITS.category.max)
    .refine((text) => cleanCategory(text) === text && text !== '', message)
    .optional();
}
