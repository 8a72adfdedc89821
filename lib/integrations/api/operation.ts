import { z } from 'zod';
import { LIMITS } from '../../limits';
import { cleanCategory, cleanQuery } from '../../lists/list-filter';

/** A method of an address of the API. Its schemas parse requests, bound answers and write the documentation. */
export type Operation = {
  id: string;
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** The scope that a personal token needs. Without it, no token is needed. */
  access?: 'read' | 'write';
  requestHeaders?: readonly ('If-Match' | 'Idempotency-Key')[];
  /** The path below /api/v1, with parameters in braces. */
  path: string;
  summary: string;
  description?: string;
  pathParameters: z.ZodObject;
  query: z.ZodObject;
  /** Null for an operation that answers 204. */
  answer: z.ZodObject | null;
  /** How long caches may keep an answer: like pages of the library, like public pages of people, or never. */
  cache: 'library' | 'public' | 'never';
  /** A tool of /mcp that does this. `input`: its parameters, where those of the request are not all in its path, its query or its body. */
  tool?: { name: string; title: string; description: string; input?: z.ZodObject };
  /** Values for the path in examples, if they exist in every installation. */
  example: Record<string, string>;
} & Body;

/** The schema of the request body, with an example for the documentation. */
type Body = { body: z.ZodObject; bodyExample: JsonObject } | { body: null; bodyExample?: never };

export type JsonObject = { readonly [name: string]: string | boolean | null | readonly string[] | JsonObject };

export const noParameters = z.strictObject({});

/** Schema of a search query. */
export const typedQuery = z
  .string()
  .max(LIMITS.query.max)
  .refine((text) => cleanQuery(text) !== '', 'must say what to search for');

/** A category as a list is filtered by it; `message` says what else it must be. */
export function categoryParameter(message: string) {
  return z
    .string()
    .max(LIMITS.category.max)
    .refine((text) => cleanCategory(text) === text && text !== '', message)
    .optional();
}
