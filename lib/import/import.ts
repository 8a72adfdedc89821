import type { CollectionTexts } from '../collections/collection-fields';

/** How somebody wants a file to be read: its format, and which columns of a table are what; null where that is found by what is in it. */
export type ReadAs = { format: string | null; columns: Columns | null };

/** A file that was brought: a path that only names it, and its text. */
export type UploadedFile = { path: string; text: string; readAs?: ReadAs };

/** A file, entry or row that could not be read, and why. `file`: the place of its file, which may be read as another format. */
export type Unread = { path: string; line: number | null; reason: string; file?: number };

/** The format in which a file was read, null if in none, all those in which it can be, and what was chosen. */
export type ImportFile = { format: string | null; formats: string[]; readAs: ReadAs | null };

/** Kinds of notes: a variable became a blank, a bracket stays text, something in the file is not valid, a field is left out, a text was cut. */
export const NOTE_KINDS = ['variable', 'text', 'damaged', 'left-out', 'cut'] as const;

/** A change in a prompt, as a sentence without its full stop. */
export type Note = { kind: (typeof NOTE_KINDS)[number]; text: string };

export type ReadPrompt = {
  title: string;
  category: string | null;
  tags: string[];
  content: string;
  path: string;
  line: number | null;
  notes: Note[];
  /** The text as it is in the file, as a template without blanks, where that is another. */
  original?: string | null;
};

/**
 * A prompt after validation. `problem`: why it cannot be imported, or null. `twin`: the place of an identical row before it, or null. `notesAsIs`: notes on
 * what stays text where its variables stay as they are.
 */
export type ImportRow = ReadPrompt & { problem: string | null; twin: number | null; file: number; notesAsIs: Note[] };

/** A prompt that is only named: a number is the place of a row; a text a slug or an id. */
export type NamedPrompt = number | string;

export type ImportCollection = CollectionTexts & { prompts: NamedPrompt[] };

/** The columns of a table. `before`: a text that stands before the other in each prompt, such as one for the system. */
export type Columns = {
  title: number | null;
  content: number;
  category: number | null;
  tags?: number | null | undefined;
  before?: number | undefined;
};

/** A table: its first rows, what its columns are called, and which are what; null until somebody says. `ours` was written by our export. */
export type ImportTable = { header: string[]; columns: Columns | null; ours: boolean; first: string[][] };

export type ReadImport = {
  formats: string[];
  /** The formats, other than text, in which the file could be read. */
  readable: string[];
  prompts: ReadPrompt[];
  unread: Unread[];
  collections: ImportCollection[];
  saved: string[];
  /** The last pinned first. */
  pinned: NamedPrompt[];
  table: ImportTable | null;
};

export const IMPORT_PROBLEMS = [
  'nothing-sent',
  'too-large',
  'too-many-files',
  'too-many-prompts',
  'too-much-text',
  'broken-upload',
  'not-a-zip',
  'packed-too-tightly',
  'unsafe-path',
  'encrypted',
  'newer-format',
  'too-heavy',
  'busy',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

export const nothingRead = (): ReadImport => ({
  formats: [],
  readable: [],
  prompts: [],
  unread: [],
  collections: [],
  saved: [],
  pinned: [],
  table: null,
});
