import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { hasTooManyElements } from '../text/json-size';
import { type UploadedFiles, unreadSchema } from './import';

/** Maximum number of elements in the JSON of packed files: more than IMPORT.files files and as many unread ones have. */
const ELEMENTS = 8 * IMPORT.files;

const filesSchema = z.object({
  files: z.array(z.object({ path: z.string(), text: z.string() })).max(IMPORT.files),
  unread: z.array(unreadSchema),
});

/** Compresses files into the parts in which the table `import_sources` keeps them; null if they are too large for that. */
export function packFiles({ files, unread }: UploadedFiles): string[] | null {
  const packed = gzipSync(JSON.stringify({ files, unread }), { level: 1 }).toString('base64');
  const parts = Math.ceil(packed.length / IMPORT.sourcePart);
  if (parts > IMPORT.sourceParts) return null;
  return Array.from({ length: parts }, (_, part) => packed.slice(part * IMPORT.sourcePart, (part + 1) * IMPORT.sourcePart));
}

/** The files in the parts of `packFiles`; null for anything else, because users can write to the table `import_sources` themselves. */
export function unpackFiles(parts: readonly string[]): UploadedFiles | null {
  try {
    const json = gunzipSync(Buffer.from(parts.join(''), 'base64'), { maxOutputLength: 4 * IMPORT.unpacked }).toString();
    // Parsing millions of elements in one step would end the whole process, not only the worker.
    return hasTooManyElements(json, { elements: ELEMENTS, depth: 4 }) ? null : filesSchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}
