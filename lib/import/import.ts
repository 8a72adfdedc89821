import type { CollectionTexts } from '../collections/collection-fields';
/** A file that was brought: a path that only names it, and its text. */
export type UploadedFile = { path: string; text: string };

/** A file, entry or row that could not be read, and why. */
export type Unread = { path: string; line: number | null; reason: string };

/** Kinds of notes: a variable became a blank, a bracket stays text, a field is left out, a text was cut. */
export const NOTE_KINDS = ['variable', 'text', 'left-out', 'cut'] as const;

/** A change in a prompt, as a sentence without its full stop. */
export type Note = { kind: (typeof NOTE_KINDS)[number]; text: string };

export type ReadPrompt = {
  title: string;
  category: string | null;
  content: string;
  path: string;
  line: number | null;
  notes: Note[];
  cells: string[] | null;
};

/** A prompt after validation. `problem`: why it cannot be imported, or null. `twin`: the place of an identical row before it, or null. */
export type ImportRow = ReadPrompt & { problem: string | null; twin: number | null };

/** A prompt that is only named: a number is the place of a row; a text a slug or an id. */
export type NamedPrompt = number | string;

export type ImportCollection = CollectionTexts & { prompts: NamedPrompt[] };

export type Columns = { title: number | null; content: number; category: number | null };

/** A table: what its columns are called, and which are what; null until somebody says. `ours` was written by our export. */
export type ImportTable = { header: string[]; columns: Columns | null; ours: boolean };

export type ReadImport = {
  formats: string[];
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
  prompts: [],
  unread: [],
  collections: [],
  saved: [],
  pinned: [],
  table: null,
});
