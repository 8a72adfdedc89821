import type { z } from 'zod';

/** Error in a file of data/ or content/, which fails the build. Its message says what is wrong, and where. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Parses an entry of a content file. Throws a ContentError that names file, entry and every invalid field. */
export function parseEntry<T extends z.ZodType>(schema: T, value: unknown, file: string, entry: string): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(the entry itself)'}: ${issue.message}`);
  throw new ContentError(`${file}, ${entry}:\n${faults.join('\n')}`);
}

export function requireUnique<T>(entries: readonly T[], field: keyof T & string, file: string): void {
  const seen = new Set<T[keyof T]>();
  for (const entry of entries) {
    const value = entry[field];
    if (seen.has(value)) throw new ContentError(`${file}, ${String(value)}:\n  ${field}: is used by two entries`);
    seen.add(value);
  }
}
