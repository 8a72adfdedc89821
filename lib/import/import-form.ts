import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { LIMITS } from '../limits';
import { FIELD_LABELS } from '../my-prompts/prompt-fields';
import { emptyIsNull, idField as id, textLine } from '../text/text-fields';
import type { ImportFile, ReadAs } from './import';
import { CHOICES, type Choice } from './stored-import';

const orNone = <Value extends string>(values: readonly Value[]) =>
  z
    .literal('')
    .or(z.enum(values))
    .default('')
    .transform((value) => (value === '' ? null : value));

/** Pairs such as `12:VS Code`; a select in which nothing is chosen sends none. */
const pairs = z
  .array(z.string().regex(/^$|^[^:]{0,100}:[^:]{0,40}$/))
  .max(IMPORT.prompts)
  .default([])
  .transform((texts) => texts.filter(Boolean).map((text) => text.split(':') as [string, string]));

const number = z
  .string()
  .regex(/^\d{0,3}$/)
  .transform((text) => (text ? Number(text) : null));

/**
 * `choice` is a place and a word, `12:skip`; `asIs` the place of a prompt whose text stays as it is in its file; `format` the place of a file and a
 * format, and `formats` a format and another one for all files that were read in it. `page`: a page of the preview that is looked at next, instead
 * of importing.
 */
export const takeSchema = z.object({
  import: id,
  all: orNone(['keep', 'skip']),
  doubles: orNone(CHOICES),
  texts: orNone(['blanks', 'as-is']),
  category: textLine(FIELD_LABELS.category, LIMITS.category.max).default('').transform(emptyIsNull),
  collection: textLine('Collection', LIMITS.title.max).default('').transform(emptyIsNull),
  choice: z
    .array(z.string().regex(/^\d{1,4}:(keep|skip|replace)$/))
    .max(IMPORT.prompts)
    .default([])
    .transform((texts) => new Map(texts.map((text) => [Number.parseInt(text, 10), text.slice(text.indexOf(':') + 1) as Choice]))),
  asIs: z
    .array(z.string().regex(/^\d{1,4}$/))
    .max(IMPORT.prompts)
    .default([])
    .transform((texts) => texts.map(Number)),
  format: pairs,
  formats: pairs,
  page: number.default(null),
});

/** Which columns of a table hold what. */
export const columnsSchema = z.object({ import: id, title: number, content: number, category: number, tags: number });

/** The files that are to be read as another format: by themselves, or with all that were read in one. */
export function changedFormats(
  files: readonly ImportFile[],
  sent: Pick<z.infer<typeof takeSchema>, 'format' | 'formats'>,
): Map<number, ReadAs> {
  const each = new Map(sent.format);
  const all = new Map(sent.formats);
  const changed = new Map<number, ReadAs>();
  for (const [place, { format, formats }] of files.entries()) {
    const own = each.get(String(place));
    const wanted = own && own !== format ? own : all.get(format ?? '');
    if (wanted && wanted !== format && formats.includes(wanted)) changed.set(place, { format: wanted, columns: null });
  }
  return changed;
}

/** Fields of the preview beside its prompts: its page, and the category and collection for all. */
export function previewQuery({ page, ...texts }: { page?: number | null; category: string | null; collection: string | null }) {
  const query = new URLSearchParams();
  if (page && page > 1) query.set('page', String(page));
  for (const name of ['category', 'collection'] as const) if (texts[name]) query.set(name, texts[name]);
  return query;
}
