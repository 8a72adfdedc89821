import { IMPORT } from '../account-limits';
import type { ExportFormat, ParsedPrompt } from '../integrations/formats/export-format';
import { EXPORT_FORMATS } from '../integrations/formats/export-formats';
import { parseFile, tagsInField } from '../integrations/formats/parse-file';
import { plainText } from '../integrations/formats/plain-text';
import { recordOf } from '../text/record';
import type { ReadImport, UploadedFile } from './import';
import { droppedNotes, keptIn, leftOut } from './left-out';
import { MARKDOWN_FORMATS } from './markdown-dialects';
import { type FilePrompt, readResult } from './read-result';
import { frontMatterOf, hasTooManyYamlTokens } from './yaml';

/** Formats of texts that only their own `read` can tell from others. Plain text is left out, because it reads any text. */
const TEXT_FORMATS = EXPORT_FORMATS.filter(
  (format) =>
    (format.syntax === 'none' || format.syntax === 'front-matter') && format !== plainText && !MARKDOWN_FORMATS.includes(format.name),
);

/** Reads a file as each of the formats of texts that it has. */
export function readTextFormats(file: UploadedFile): ReadImport[] {
  const text = file.text.replace(/^\ufeff/, '');
  if (text.length > IMPORT.structured || hasTooManyYamlTokens(frontMatterOf(text), IMPORT.fields)) return [];
  return TEXT_FORMATS.flatMap((format) => {
    const content = parseFile(format.syntax, text);
    const prompts = format.read(content)?.map((prompt) => {
      const read = formatPrompt(format, prompt, recordOf(content.data));
      return { ...read, notes: [...read.notes, ...droppedNotes(content.dropped)] };
    });
    return prompts ? readResult(file, { prompts }) : [];
  });
}

/** A prompt that a format has read from `fields`, with their category and tags if the format has none, and a note on the others. */
export function formatPrompt(format: ExportFormat, prompt: ParsedPrompt, fields: Record<string, unknown>) {
  const category = typeof fields.category === 'string' ? fields.category : undefined;
  const tags = tagsInField(fields.tags);
  const taken = [...format.fields, ...(category === undefined ? [] : ['category'])];
  const others = tags.length > 0 ? { ...fields, tags: null } : fields;
  const notes = leftOut(others, taken, prompt.left, keptIn({ ...prompt, category }));
  return { category, tags, notations: format.notations, ...prompt, format: format.name, notes } satisfies FilePrompt;
}
