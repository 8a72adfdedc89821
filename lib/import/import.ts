import type { CollectionTexts } from '../collections/collection-fields';

/** How the user wants a file to be read: its format, and the columns of a table. Null for what is detected. */
export type ReadAs = { format: string | null; columns: Columns | null };

/** The text of an uploaded file. Its path is only used as a name. */
export type UploadedFile = { path: string; text: string; readAs?: ReadAs };

/** The texts of uploaded files, and uploads that are not read. */
export type UploadedFiles = { files: UploadedFile[]; unread: Unread[] };

/** A file, entry or row that could not be read, and why. `file`: the place of a file that can be read as another format. */
export type Unread = { path: string; line: number | null; reason: string; file?: number };

export const unreadEntry = (path: string, reason: string, line: number | null = null): Unread => ({ path, line, reason });

/** The format in which a file was read (null if in none), all formats in which it can be read, and what the user chose. */
export type ImportFile = { format: string | null; formats: string[]; readAs: ReadAs | null };

/**
 * Kinds of notes. `variable`: a variable became a blank. `text`: a bracket or variable stays text. `damaged`: something in the file is not valid.
 * `left-out`: a field is left out. `cut`: a text was cut short.
 */
export const NOTE_KINDS = ['variable', 'text', 'damaged', 'left-out', 'cut'] as const;

/** Says what was changed or left out when a prompt was read, as a sentence without its full stop. */
export type Note = { kind: (typeof NOTE_KINDS)[number]; text: string };

/** A prompt as it was read from a file. */
export type ReadPrompt = {
  title: string;
  category: string | null;
  tags: string[];
  content: string;
  path: string;
  line: number | null;
  notes: Note[];
  /** The text with its variables as they are in the file, escaped so that it has no blanks; null if it does not differ. */
  original?: string | null;
};

/** A prompt of an import after validation. */
export type ImportRow = ReadPrompt & {
  /** Why it cannot be imported, or null. */
  problem: string | null;
  /** The place of an identical row before it, or null. */
  twin: number | null;
  /** The place of its file. */
  file: number;
  /** Notes for the case that its variables stay as they are in the file. */
  notesAsIs: Note[];
};

/** A reference to a prompt: the place of a row of the import, or a slug or id. */
export type NamedPrompt = number | string;

export type ImportCollection = CollectionTexts & { prompts: NamedPrompt[] };

/** The indexes of the columns of a table. `before`: a text that goes before `content` in each prompt, such as a system message. */
export type Columns = {
  title: number | null;
  content: number;
  category: number | null;
  tags?: number | null | undefined;
  before?: number | undefined;
};

/** A table: the names of its columns, which are used (null until the user chooses), and its first rows. `ours`: it is an export of this site. */
export type ImportTable = { header: string[]; columns: Columns | null; ours: boolean; first: string[][] };

/** The content of a file of prompts. */
export type ReadImport = {
  formats: string[];
  /** The formats, other than text, in which the file could be read. */
  readable: string[];
  prompts: ReadPrompt[];
  unread: Unread[];
  collections: ImportCollection[];
  /** Slugs and ids of saved prompts. */
  saved: string[];
  /** Last pinned first. */
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
