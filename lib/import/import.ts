import type { CollectionTexts } from '../collections/collection-fields';
/** A file that was brought: a path that only names it, and its text. */
export type UploadedFile = { path: string; text: string };

/** A file, entry or row that could not be read, and why. */
export type Unread = { path: string; line: number | null; reason: string };

/** Kinds of notes: a variable became a blank, a bracket stays text, a field is left out, a text was cut. */
export const NOTE_KINDS = ['variable', 'text', 'left-out', 'cut'] as const;

/** A change in a prompt, as a sentence without its full stop. */
export type Note = { kind: (typeof NOTE_KINDS)[number]; text: string };

/** A prompt that was read, before it is checked. */
export type ReadPrompt = {
  title: string;
  category: string | null;
  /** A template. */
  content: string;
  path: string;
  line: number | null;
  notes: Note[];
  /** Cells of the row of a table. */
  cells: string[] | null;
};

/** A prompt after validation. `problem`: why it cannot be imported, or null. `twin`: the place of an identical row before it, or null. */
export type ImportRow = ReadPrompt & { problem: string | null; twin: number | null };

/** A prompt that is only named: a number is the place of a row; a text a slug or an id. */
export type NamedPrompt = number | string;

/** A collection that comes with them. */
export type ImportCollection = CollectionTexts & { prompts: NamedPrompt[] };

/** Which columns of a table hold what. */
export type Columns = { title: number | null; content: number; category: number | null };

/** A table: what its columns are called, and which are what; null until somebody says. `ours` was written by our export. */
export type ImportTable = { header: string[]; columns: Columns | null; ours: boolean };

/** All that was read. */
export type ReadImport = {
  /** The formats, by the names that people know. */
  formats: string[];
  prompts: ReadPrompt[];
  unread: Unread[];
  collections: ImportCollection[];
  /** Slugs and ids. */
  saved: string[];
  /** The last pinned first. */
  pinned: NamedPrompt[];
  table: ImportTable | null;
};

/** Why nothing was read. */
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
  prompts: [],
  unread: [],
  collections: [],
  saved: [],
  pinned: [],
  table: null,
});
