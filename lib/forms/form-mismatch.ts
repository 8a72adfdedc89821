import type { z } from 'zod';

/** Names the fields that only a form or only its schema has; null if there are none. Optional fields and those with a default may be missing. */
export function formMismatch({ shape }: z.ZodObject, sent: FormData): string | null {
  const missing = Object.keys(shape).filter((name) => !sent.has(name) && !shape[name]?.safeParse(undefined).success);
  // Next adds the fields that name the action.
  const unknown = [...new Set(sent.keys())].filter((name) => !Object.hasOwn(shape, name) && !name.startsWith('$ACTION'));
  if (missing.length > 0) return `The form has no input for ${missing.join(', ')}, which the schema of its action has`;
  if (unknown.length > 0) return `The schema of the action has no field for ${unknown.join(', ')}, which the form has`;
  return null;
}
