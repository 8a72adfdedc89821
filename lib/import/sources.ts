import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { hasTooManyElements } from '../text/json-size';
import type { Unread, UploadedFile } from './import';

/** The files of an upload, and what of it is no file that can be read. */
export type Sources = { files: UploadedFile[]; unread: Unread[] };

/** Elements of the JSON of files and of what is unread, with room to spare. */
const ELEMENTS = 8 * IMPORT.files;

const sourcesSchema = z.object({
  files: z.array(z.object({ path: z.string(), text: z.string() })).max(IMPORT.files),
  unread: z.array(z.object({ path: z.string(), line: z.number().nullable(), reason: z.string() })),
});

/** Packs files in the parts in which they are kept (`import_sources` in `supabase/migrations`); null where they are too large for that. */
export function packSources({ files, unread }: Sources): string[] | null {
  const packed = gzipSync(JSON.stringify({ files, unread }), { level: 1 }).toString('base64');
  const parts = Math.ceil(packed.length / IMPORT.sourcePart);
  if (parts > IMPORT.sourceParts) return null;
  return Array.from({ length: parts }, (_, part) => packed.slice(part * IMPORT.sourcePart, (part + 1) * IMPORT.sourcePart));
}

/** The files again; null where they are none, as whoever is importing could store anything. */
export function unpackSources(parts: readonly string[]): Sources | null {
  try {
    const json = gunzipSync(Buffer.from(parts.join(''), 'base64'), { maxOutputLength: 4 * IMPORT.unpacked }).toString();
    // Parsing millions of elements in one step would end the process, not only its worker.
    return hasTooManyElements(json, { elements: ELEMENTS, depth: 4 }) ? null : sourcesSchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}
