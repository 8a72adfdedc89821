import { IMPORT } from '../account-limits';
import { EMPTY_PROMPT_FORM } from '../my-prompts/prompt-fields';
import { createPromptSchema } from '../my-prompts/prompt-form';
import { variablesOf, withoutBlanks } from '../prompts/template';
import { site } from '../site';
import { withFewerChoices } from './fewer-choices';
import { folderNotes } from './folders';
import { escapedNotes } from './foreign-brackets';
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
  unreadEntry,
} from './import';
import { lostNotes } from './notes';
import { formatsOf, readFile } from './read-file';
import { beyondReason } from './read-result';
import { fittedTags } from './tags';
import { fitted, titleOfText } from './titles';

/** Prompts that were read from one or several files and validated. */
export type CheckedImport = Omit<ReadImport, 'prompts' | 'readable'> & { rows: ImportRow[]; files: ImportFile[] };

/** The content of one file of an import, or a problem that refuses the whole import. */
export type ImportPart = CheckedImport | ImportProblem;

/** Maximum number of characters in the texts of an import: with three bytes each they are the 24 MB that the database takes. */
const MAX_LENGTH = 2 * IMPORT.textBytes;

export const emptyPart = (): CheckedImport => {
  const { prompts: _, readable: __, ...nothing } = nothingRead();
  return { ...nothing, rows: [], files: [{ format: null, formats: [], readAs: null }] };
};

/** Reads a file and validates its prompts. `folder` contains all files of the import. */
export function readImportPart(file: UploadedFile, folder: string): ImportPart {
  const read = readFile(file);
  if (typeof read === 'string') return read;
  const { prompts, readable: _, ...others } = read;
  const isOurs = read.formats.includes(site.name);
  if (isOurs && prompts.length > IMPORT.prompts) return 'too-many-prompts';
  const rows = prompts.map((prompt) => {
    const notes = isOurs ? prompt.notes : [...prompt.notes, ...folderNotes(file.path, folder, prompt.title)];
    return validated({ ...prompt, notes }, read.table?.columns === null);
  });
  const files = [{ format: read.formats.join(', ') || null, formats: formatsOf(file, read), readAs: file.readAs ?? null }];
  return lengthOf(rows) > MAX_LENGTH ? 'too-much-text' : { ...others, rows, files };
}

const lengthOf = (rows: readonly ImportRow[], text: 'content' | 'original' = 'content') =>
  rows.reduce((sum, row) => sum + (row[text]?.length ?? 0), 0);

/** Puts the parts of an import together. `add` takes them in the order of the files, and returns a problem that refuses the import. */
export type ImportBuilder = { result: CheckedImport; add: (part: ImportPart) => ImportProblem | null };

export function importBuilder({ paths, unread }: { paths: readonly string[]; unread: readonly Unread[] }): ImportBuilder {
  const result: CheckedImport = { ...emptyPart(), files: [], unread: [...unread] };
  const places = new Map<string, number>();
  let [length, originals] = [0, 0];
  const add = (part: ImportPart) => {
    if (typeof part === 'string') return part;
    const isOurs = part.formats.includes(site.name);
    const room = IMPORT.prompts - result.rows.length;
    if (isOurs && part.rows.length > room) return 'too-many-prompts';
    const fitting = part.rows.length > room ? withRoomFor(room, part) : part;
    length += lengthOf(fitting.rows);
    if (length > MAX_LENGTH) return 'too-much-text';
    originals += lengthOf(fitting.rows, 'original');
    if (originals > IMPORT.textBytes) for (const row of fitting.rows) row.original = null;
    addPart(result, fitting, places, paths.length > 1);
    return null;
  };
  return { result, add };
}

/** A part with its first rows only, as many as there is `room` for, and an entry in `unread` with the line of the first other row. */
function withRoomFor(room: number, part: CheckedImport): CheckedImport {
  const { path = '', line } = part.rows[room] ?? {};
  const beyond = unreadEntry(path, beyondReason(part.rows.length - room), line);
  return { ...part, rows: part.rows.slice(0, room), unread: [...part.unread, beyond] };
}

/**
 * Adds the part of a file. The places of its rows, to which its collections refer, move behind the rows before. `places` has the first row of each title
 * and text, to find identical ones; an export of this site is taken as it is.
 */
function addPart(all: CheckedImport, part: CheckedImport, places: Map<string, number>, isOneOfSeveral: boolean): void {
  const from = all.rows.length;
  const file = all.files.length;
  all.files = all.files.concat(part.files);
  const place = (item: NamedPrompt) => (typeof item === 'number' ? item + from : item);
  if (part.table && !part.table.columns && isOneOfSeveral) {
    const path = part.rows[0]?.path ?? '';
    all.unread.push(unreadEntry(path, 'Import this file by itself to choose the column of the prompts', 1));
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
  all.collections = all.collections.concat(part.collections.map((texts) => ({ ...texts, prompts: texts.prompts.map(place) })));
  all.formats = [...new Set([...all.formats, ...part.formats])];
  if (!isOneOfSeveral) all.table = part.table;
}

/** Validates a prompt by the schema of the form. To have no `problem`, it may lose choices that no blank can have, or keep its variables as text. */
function validated(prompt: ReadPrompt, unknownColumns = false): ImportRow {
  const added = { twin: null, file: 0, notesAsIs: [] };
  if (unknownColumns) return { ...prompt, ...added, problem: 'Choose the column of the prompts' };
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
    return { ...prompt, ...added, ...found.data, tags: tags.tags, ...others, notes, problem: null };
  }
  const fewer = withFewerChoices(prompt.content);
  if (fewer.notes.length > 0 && take(fewer.text).success)
    return validated({ ...prompt, content: fewer.text, notes: [...fewer.notes, ...prompt.notes] });
  const problem = found.error.issues[0]?.message ?? 'It cannot be imported';
  const asText = take(original.data ?? withoutBlanks(prompt.content));
  if (asText.success) {
    const said: Note[] = [{ kind: 'text', text: `Its variables stay text. ${problem.replace(/\.$/, '')}` }];
    const offers = variablesOf(prompt.content).flatMap((variable) => [variable.default ?? '', ...variable.choices]);
    if (!offers.every((offer) => asText.data.content.includes(offer)))
      said.push({ kind: 'left-out', text: 'Left out: defaults and choices of its variables' });
    return { ...prompt, ...added, ...asText.data, original: null, notes: [...said, ...lostNotes(notes)], problem: null };
  }
  return { ...prompt, ...added, title: title.text, category: null, tags: [], content: '', notes: [], original: null, problem };
}
