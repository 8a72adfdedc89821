import type { z } from 'zod';

/** A method of an address of the API. Its schemas parse requests, bound answers and write the documentation. */
export type Operation = {
  id: string;
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** The scope that a personal token needs. Without it, no token is needed. */
  access?: 'read' | 'write';
  /** Headers that change what it does. */
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
  /** Values for the path in examples, if they exist in every installation. */
  example: Record<string, string>;
} & Body;

/** The schema of the request body, with an example for the documentation. */
type Body = { body: z.ZodObject; bodyExample: JsonObject } | { body: null; bodyExample?: never };

export type JsonObject = { readonly [name: string]: string | boolean | null | JsonObject };
