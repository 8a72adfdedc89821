import { IMPORT } from '../account-limits';
import { EMPTY_PROMPT_FORM } from '../my-prompts/prompt-fields';
import { createPromptSchema } from '../my-prompts/prompt-form';
import { variablesOf, withoutBlanks } from '../prompts/template';
import { site } from '../site';
import { withFewerChoices } from './fewer-choices';
import { folderNotes } from './folders';
import { escapedNotes } from './foreign-brackets';
import { beyondReason } from './found';
import {
  type ImportFile,
  type ImportProblem,
  type ImportRow,
  type NamedPrompt,
  type Note,
  nothingRead,
  type ReadImport,
  type ReadPrompt,
  type Unread,
  type UploadedFile,
} from './import';
import { lostNotes } from './notes';
import { formatsOf, readFile } from './read-file';
import { fittedTags } from './tags';
import { fitted, titleOfText } from './titles';

export type CheckedImport = Omit<ReadImport, 'prompts' | 'readable'> & { rows: ImportRow[]; files: ImportFile[] };

/** The validated prompts of one file, or a problem that refuses the whole import. */
export type Part = CheckedImport | ImportProblem;

/** Characters of what is kept until it is taken; each may be several bytes (`imported_prompts` in `supabase/migrations`). */
const STORED = 2 * IMPORT.textBytes;

const NO_FORMAT: ImportFile = { format: null, formats: [], readAs: null };

export const emptyPart = (): CheckedImport => {
  const { prompts: _, readable: __, ...nothing } = nothingRead();
  return { ...nothing, rows: [], files: [NO_FORMAT] };
};

/** Reads a file. `folder`: the folder that contains all files of the import. */
export function partOfFile(file: UploadedFile, folder: string): Part {
  const read = readFile(file);
  if (typeof read === 'string') return read;
  const { prompts, readable: _, ...others } = read;
  const isOwn = read.formats.includes(site.name);
  if (isOwn && prompts.length > IMPORT.prompts) return 'too-many-prompts';
  const rows = prompts.map((prompt) => {
    const notes = isOwn ? prompt.notes : [...prompt.notes, ...folderNotes(file.path, folder, prompt.title)];
    return checked({ ...prompt, notes }, read.table?.columns === null);
  });
  const files = [{ format: read.formats.join(', ') || null, formats: formatsOf(file, read), readAs: file.readAs ?? null }];
  return withinStored({ ...others, rows, files });
}

const lengthOf = (rows: readonly ImportRow[], text: 'content' | 'original' = 'content') =>
  rows.reduce((sum, row) => sum + (row[text]?.length ?? 0), 0);

const withinStored = (part: CheckedImport): Part => (lengthOf(part.rows) > STORED ? 'too-much-text' : part);

/** Puts the parts of an import together, in the order of its files. */
export type Gathering = { all: CheckedImport; add: (part: Part) => ImportProblem | null };

export function gathering({ paths, unread }: { paths: readonly string[]; unread: readonly Unread[] }): Gathering {
  const all: CheckedImport = { ...emptyPart(), files: [], unread: [...unread] };
  // Rows by what they say. Our own export is taken as it is: what is there twice was there twice.
  const places = new Map<string, number>();
  let [length, originals] = [0, 0];
  const add = (part: Part) => {
    if (typeof part === 'string') return part;
    const isOwn = part.formats.includes(site.name);
    const room = IMPORT.prompts - all.rows.length;
    if (isOwn && part.rows.length > room) return 'too-many-prompts';
    const fitting = part.rows.length > room ? withRoomFor(room, part) : part;
    length += lengthOf(fitting.rows);
    if (length > STORED) return 'too-much-text';
    originals += lengthOf(fitting.rows, 'original');
    if (originals > IMPORT.textBytes) for (const row of fitting.rows) row.original = null;
    addPart(all, fitting, places, paths.length > 1);
    return null;
  };
  return { all, add };
}

/** The first rows of a file, as many as an import can have, and a line that says where the others begin. */
function withRoomFor(room: number, part: CheckedImport): CheckedImport {
  const first = part.rows[room];
  const reason = beyondReason(part.rows.length - room);
  return {
    ...part,
    rows: part.rows.slice(0, room),
    unread: [...part.unread, { path: first?.path ?? '', line: first?.line ?? null, reason }],
  };
}

/** Adds what a file holds. A collection names rows by their places, which are further down now. */
function addPart(all: CheckedImport, part: CheckedImport, places: Map<string, number>, amongOthers: boolean): void {
  const from = all.rows.length;
  const file = all.files.length;
  all.files = all.files.concat(part.files);
  const place = (item: NamedPrompt) => (typeof item === 'number' ? item + from : item);
  if (part.table && !part.table.columns && amongOthers) {
    const path = part.rows[0]?.path ?? '';
    all.unread.push({ path, line: 1, reason: 'Import this file by itself to choose the column of the prompts' });
    return;
  }
  for (const row of part.rows) {
    const said = `${row.title}\n${row.content}`;
    const twin = part.formats.includes(site.name) || row.problem !== null ? null : (places.get(said) ?? null);
    if (twin === null) places.set(said, all.rows.length);
    all.rows.push({ ...row, twin, file });
  }
  const isUnread = part.files.some(({ format, formats }) => format === null && formats.length > 0);
  all.unread = all.unread.concat(isUnread ? part.unread.map((told) => ({ ...told, file })) : part.unread);
  all.saved = all.saved.concat(part.saved);
  all.pinned = all.pinned.concat(part.pinned.map(place));
  all.collections = all.collections.concat(
    part.collections.map((collection) => ({ ...collection, prompts: collection.prompts.map(place) })),
  );
  all.formats = [...new Set([...all.formats, ...part.formats])];
  if (!amongOthers) all.table = part.table;
}

/** A prompt as the form would take it, and why it would not. */
function checked(prompt: ReadPrompt, unknownColumns = false): ImportRow {
  const unplaced = { twin: null, file: 0, notesAsIs: [] };
  if (unknownColumns) return { ...prompt, ...unplaced, problem: 'Choose the column of the prompts' };
  const title = fitted(prompt.title || titleOfText(prompt.content), 'title');
  const category = fitted(prompt.category ?? '', 'category');
  const tags = fittedTags(prompt.tags);
  const notes: Note[] = [
    ...prompt.notes,
    ...tags.notes,
    ...(title.cut ? [{ kind: 'cut', text: 'Its title was cut short' } as const] : []),
    ...(category.cut ? [{ kind: 'cut', text: 'Its category was cut short' } as const] : []),
  ];
  const take = (content: string) =>
    createPromptSchema.safeParse({ ...EMPTY_PROMPT_FORM, title: title.text, category: category.text, content });
  const found = take(prompt.content);
  const original = createPromptSchema.shape.content.safeParse(prompt.original);
  if (found.success) {
    const isOther = original.success && original.data !== found.data.content;
    const others = isOther ? { original: original.data, notesAsIs: escapedNotes(original.data) } : { original: null };
    return { ...prompt, ...unplaced, ...found.data, tags: tags.tags, ...others, notes, problem: null };
  }
  const fewer = withFewerChoices(prompt.content);
  if (fewer.notes.length > 0 && take(fewer.text).success)
    return checked({ ...prompt, content: fewer.text, notes: [...fewer.notes, ...prompt.notes] });
  const problem = found.error.issues[0]?.message ?? 'It cannot be imported';
  const asText = take(original.data ?? withoutBlanks(prompt.content));
  if (asText.success) {
    const said: Note[] = [{ kind: 'text', text: `Its variables stay text. ${problem.replace(/\.$/, '')}` }];
    const offers = variablesOf(prompt.content).flatMap((variable) => [variable.default ?? '', ...variable.choices]);
    if (!offers.every((offer) => asText.data.content.includes(offer)))
      said.push({ kind: 'left-out', text: 'Left out: defaults and choices of its variables' });
    return { ...prompt, ...unplaced, ...asText.data, original: null, notes: [...said, ...lostNotes(notes)], problem: null };
  }
  return {
    ...prompt,
    title: title.text,
    category: null,
    tags: [],
    content: '',
    notes: [],
    original: null,
    ...unplaced,
    problem,
  };
}
