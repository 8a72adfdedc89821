import { IMPORT } from '../account-limits';
import { EMPTY_PROMPT_FORM } from '../user-prompts/prompt-fields';
import { createPromptSchema } from '../user-prompts/prompt-form';
import { broughtFiles, type Upload } from './brought-files';
import {
  type BroughtFile,
  type ImportProblem,
  type ImportRow,
  type NamedPrompt,
  nothingRead,
  type ReadImport,
  type ReadPrompt,
} from './import';
import { readFile } from './read-file';
import { fitted, titleOfText } from './titles';

/** What was read, its prompts checked. */
export type CheckedImport = Omit<ReadImport, 'prompts'> & { rows: ImportRow[] };

/** Reads all that was sent; or why none of it is. */
export function readImport(uploads: readonly Upload[]): CheckedImport | ImportProblem {
  if (uploads.length === 0) return 'nothing-sent';
  const brought = broughtFiles(uploads);
  if (typeof brought === 'string') return brought;
  const files = withoutFabricRest(brought.files);
  const read: ReadImport = { ...nothingRead(), unread: brought.unread };
  for (const file of files) {
    const one = readFile(file);
    if (typeof one === 'string') return one;
    if (one.prompts.length + read.prompts.length > IMPORT.prompts) return 'too-many-prompts';
    add(read, one, files.length > 1);
  }
  const rows = read.prompts.map((prompt) => checked(prompt, read.table?.columns === null));
  const length = rows.reduce((sum, { content, cells }) => sum + content.length + (cells?.join().length ?? 0), 0);
  return length > STORED ? 'too-much-text' : { ...read, rows };
}

/** Characters of what is kept until it is taken; each may be several bytes (`imported_prompts` in `supabase/migrations`). */
const STORED = 2 * IMPORT.textBytes;

/** Adds what a file holds. A collection names rows by their places, which are further down now. */
function add(read: ReadImport, one: ReadImport, amongOthers: boolean): void {
  const from = read.prompts.length;
  const place = (item: NamedPrompt) => (typeof item === 'number' ? item + from : item);
  if (one.table && !one.table.columns && amongOthers) {
    const path = one.prompts[0]?.path ?? '';
    read.unread.push({ path, line: 1, reason: 'Which column is the prompt? Bring this file by itself to say so' });
    return;
  }
  read.prompts.push(...one.prompts);
  read.unread.push(...one.unread);
  read.saved.push(...one.saved);
  read.pinned.push(...one.pinned.map(place));
  read.collections.push(...one.collections.map((collection) => ({ ...collection, prompts: collection.prompts.map(place) })));
  read.formats = [...new Set([...read.formats, ...one.formats])];
  if (!amongOthers) read.table = one.table;
}

/** A prompt as the form would take it, and why it would not. */
export function checked(prompt: ReadPrompt, unknownColumns = false): ImportRow {
  if (unknownColumns) return { ...prompt, problem: 'Say which column is the prompt' };
  const title = fitted(prompt.title || titleOfText(prompt.content), 'title');
  const category = fitted(prompt.category ?? '', 'category');
  const notes = [...prompt.notes, ...(title.cut ? ['Its title is cut off'] : []), ...(category.cut ? ['Its category is cut off'] : [])];
  const found = createPromptSchema.safeParse({ ...EMPTY_PROMPT_FORM, title: title.text, category: category.text, content: prompt.content });
  if (found.success) return { ...prompt, ...found.data, notes, problem: null };
  return {
    ...prompt,
    title: title.text,
    category: null,
    content: '',
    notes: [],
    problem: found.error.issues[0]?.message ?? 'It cannot be taken',
  };
}

/** Beside the system.md of a prompt, fabric has files that are no prompts. */
function withoutFabricRest(files: readonly BroughtFile[]): BroughtFile[] {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  const patterns = new Set(files.filter(({ path }) => /\/system\.md$/.test(path)).map(({ path }) => folderOf(path)));
  return files.filter(({ path }) => !patterns.has(folderOf(path)) || /\/system\.md$/.test(path));
}
