import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { LIMITS } from '../limits';
import { FIELD_LABELS } from '../my-prompts/prompt-fields';
import { booleanField, emptyIsNull, idField as id, textLine } from '../text/text-fields';
import type { ImportFile, ReadAs } from './import';
import { CHOICES, type Choice } from './stored-import';

/** A choice between some values; null for an empty or missing field. */
const orNone = <Value extends string>(values: readonly Value[]) =>
  z
    .literal('')
    .or(z.enum(values))
    .default('')
    .transform((value) => (value === '' ? null : value));

const textsLike = (pattern: RegExp) => z.array(z.string().regex(pattern)).max(IMPORT.prompts).default([]);

/** Pairs such as `12:VS Code`. An empty text, from a select in which nothing is chosen, is left out. */
const pairs = textsLike(/^$|^[^:]{0,100}:[^:]{0,40}$/).transform((all) =>
  all.filter(Boolean).map((text) => text.split(':') as [string, string]),
);

/** A number of up to three digits; null for an empty field. */
const smallNumber = z
  .string()
  .regex(/^\d{0,3}$/)
  .transform((text) => (text ? Number(text) : null));

/** The form of the preview. */
export const confirmSchema = z.object({
  import: id,
  // The type SentChoices describes `all`, `doubles` and `texts`, which are choices for many prompts at once.
  all: orNone(['keep', 'skip']),
  doubles: orNone(CHOICES),
  texts: orNone(['blanks', 'as-is']),
  category: textLine(FIELD_LABELS.category, LIMITS.category.max).default('').transform(emptyIsNull),
  collection: textLine('Collection', LIMITS.collection.title.max).default('').transform(emptyIsNull),
  /** Places of single prompts with the choices for them: `12:skip`. */
  choice: textsLike(/^\d{1,4}:(keep|skip|replace)$/).transform(
    (all) => new Map(all.map((text) => [Number.parseInt(text, 10), text.slice(text.indexOf(':') + 1) as Choice])),
  ),
  /** Places of prompts whose texts stay as they are in their files. */
  asIs: textsLike(/^\d{1,4}$/).transform((places) => places.map(Number)),
  /** Places of files with the formats to read them in: `0:Markdown`. */
  format: pairs,
  /** Pairs of a format and another one, in which all files of the first are to be read: `Text:Markdown`. */
  formats: pairs,
  /** The page of the preview to show next, instead of importing. */
  page: smallNumber.default(null),
  /** True to put texts in place of those of public prompts even if they look private. */
  sure: booleanField,
});

/** The form in which the user says which columns of a table are the title, the text, the category and the tags. */
export const tableFormSchema = z.object({ import: id, title: smallNumber, content: smallNumber, category: smallNumber, tags: smallNumber });

/** The files to read again, by their places, in the format that was chosen for the file, or for all files of its format. */
export function changedFormats(
  files: readonly ImportFile[],
  sent: Pick<z.infer<typeof confirmSchema>, 'format' | 'formats'>,
): Map<number, ReadAs> {
  const each = new Map(sent.format);
  const all = new Map(sent.formats);
  const changed = new Map<number, ReadAs>();
  for (const [place, { format, formats }] of files.entries()) {
    const chosen = each.get(String(place));
    const wanted = chosen && chosen !== format ? chosen : all.get(format ?? '');
    if (wanted && wanted !== format && formats.includes(wanted)) changed.set(place, { format: wanted, columns: null });
  }
  return changed;
}

/** The query of the address of the preview: its page, and the category and collection for all prompts. */
export function previewQuery({ page, ...texts }: { page?: number | null; category: string | null; collection: string | null }) {
  const query = new URLSearchParams();
  if (page && page > 1) query.set('page', String(page));
  for (const name of ['category', 'collection'] as const) if (texts[name]) query.set(name, texts[name]);
  return query;
}
