import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { z } from 'zod';
import { ContentError, parseEntry } from './content-error';

/** Splits a document into its front matter, parsed by a schema, and its body. Throws a ContentError that names file and field. */
export function parseDocument<T extends z.ZodType>(source: string, schema: T, file: string): { frontMatter: z.infer<T>; body: string } {
  const document = new VFile(source);
  try {
    matter(document, { strip: true });
  } catch (cause) {
    throw new ContentError(`${file}, front matter:\n  (the YAML): ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  return { frontMatter: parseEntry(schema, document.data.matter, file, 'front matter'), body: String(document).trim() };
}
