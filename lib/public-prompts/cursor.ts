import { z } from 'zod';

/** Position in a list of public prompts: the values by which the last row that was read is sorted. */
export type Cursor = { rank: number; createdAt: string; id: string };

/** Schema of a time whose year and time zone the database accepts. */
const moment = z.iso.datetime({ offset: true }).refine((text) => text > '1970' && /(Z|[+-](0\d|1[0-4]):\d\d)$/.test(text));
const schema = z.tuple([z.coerce.number().int().min(0).max(2), moment, z.uuid()]);

export function formatCursor({ rank, createdAt, id }: Cursor): string {
  return [rank, createdAt.replace(' ', 'T').replace(/\+00$/, '+00:00').replace('+00:00', 'Z'), id].join('_');
}

export function parseCursor(text: unknown): Cursor | null {
  if (typeof text !== 'string' || text.length > 100) return null;
  const parsed = schema.safeParse(text.split('_'));
  return parsed.success ? { rank: parsed.data[0], createdAt: parsed.data[1], id: parsed.data[2] } : null;
}
