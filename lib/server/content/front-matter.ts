import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { z } from 'zod';
import { ContentError, parseEntry } from './content-error';

/** Splits the text of a file into its front matter, parsed by a schema, and its body. Throws a ContentError that names file and field. */
export function splitFrontMatter<T extends z.ZodType>(source: string, schema: T, file: string): { frontMatter: z.infer<T>; body: string } {
  const vfile = new VFile(source);
  try {
    matter(vfile, { strip: true });
  } catch (cause) {
    throw new ContentError(`${file}, front matter:\n  (the YAML): ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  return { frontMatter: parseEntry(schema, vfile.data.matter, file, 'front matter'), body: String(vfile).trim() };
}
