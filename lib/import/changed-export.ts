import { IMPORT } from '../account-limits';
import { exportSchema } from '../integrations/own-export/export-document';
import { hasTooManyElements } from '../text/json-size';
import { parseJson } from '../text/record';
import type { ReadPrompt, UploadedFile } from './import';
import { readMarkdown } from './read-markdown';

const keyOf = ({ title, category, tags, content }: Pick<ReadPrompt, 'title' | 'category' | 'tags' | 'content'>) =>
  JSON.stringify([title.trim(), category ?? '', content.trim(), ...tags.toSorted()]);

/** The Markdown files of an export of this site whose prompt is not in its JSON: somebody has changed or added them since. */
export function changedFiles(json: string, files: readonly UploadedFile[]): UploadedFile[] {
  const { data } = hasTooManyElements(json, IMPORT) ? {} : exportSchema.safeParse(parseJson(json));
  if (!data) return [];
  const known = new Set(data.prompts.map(keyOf));
  return files.filter((file) => readMarkdown(file).prompts.some((prompt) => !known.has(keyOf(prompt))));
}
