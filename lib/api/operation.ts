import type { z } from 'zod';

/** What one address of the API takes and answers. Requests are parsed by it, answers made by it, and the documentation is written from it. */
export type Operation = {
  id: string;
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** What a personal token has to allow; without it, none is needed. */
  access?: 'read' | 'write';
  /** Those that it reads beside the usual ones. */
  requestHeaders?: readonly ('If-Match' | 'Idempotency-Key')[];
  /** Below /api/v1, with parameters in braces. */
  path: string;
  summary: string;
  description?: string;
  pathParameters: z.ZodObject;
  query: z.ZodObject;
  /** Null where it answers 204. */
  answer: z.ZodObject | null;
  /** How long caches may answer: like pages of the library, like those of what people made public, or never. */
  cache: 'library' | 'public' | 'never';
  /** Values of the path that every installation answers, for the examples. What people publish differs. */
  example: Record<string, string>;
} & Body;

/** What it takes, and an example of that for the documentation. */
type Body = { body: z.ZodObject; bodyExample: JsonObject } | { body: null; bodyExample?: never };

export type JsonObject = { readonly [name: string]: string | boolean | null | JsonObject };
