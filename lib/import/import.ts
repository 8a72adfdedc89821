import { z } from 'zod';
import type { CollectionTexts } from '../collections/collection-fields';

/** The indexes of the columns of a table. `before`: a text that goes before `content` in each prompt, such as a system message. */
export const columnsSchema = z.object({
  title: z.number().nullable(),
  content: z.number(),
  category: z.number().nullable(),
  tags: z.number().nullish(),
  before: z.number().optional(),
});
export type Columns = z.infer<typeof columnsSchema>;

/** How the user wants a file to be read: its format, and the columns of a table. What is null is detected. */
const readAsSchema = z.object({ format: z.string().nullable(), columns: columnsSchema.nullable() });
export type ReadAs = z.infer<typeof readAsSchema>;

/** The text of an uploaded file, and its path as the browser or a zip gives it: nothing is read or written there. */
export type UploadedFile = { path: string; text: string; readAs?: ReadAs };

/** The texts of uploaded files, and uploads that are not read. */
export type UploadedFiles = { files: UploadedFile[]; unread: Unread[] };

/** A file, or a part of one, that is left out or not read as expected, and why. `file`: the place of a file that can be read as another format. */
export const unreadSchema = z.object({ path: z.string(), line: z.number().nullable(), reason: z.string(), file: z.number().optional() });
export type Unread = z.infer<typeof unreadSchema>;

export const unreadEntry = (path: string, reason: string, line: number | null = null): Unread => ({ path, line, reason });

/** The format in which a file was read (null if in none), the formats that are offered for it, and what the user chose. */
export const importFileSchema = z.object({ format: z.string().nullable(), formats: z.array(z.string()), readAs: readAsSchema.nullable() });
export type ImportFile = z.infer<typeof importFileSchema>;

/**
 * Kinds of notes. `variable`: a variable became a blank, or brackets are one. `text`: a bracket or variable stays text. `damaged`: something in the
 * file is not valid. `left-out`: a field or something else is left out. `cut`: a title or category was cut short.
 */
export const NOTE_KINDS = ['variable', 'text', 'damaged', 'left-out', 'cut'] as const;

/** Says what became of a part of a prompt when it was read, as a sentence without its full stop. */
export const noteSchema = z.object({ kind: z.enum(NOTE_KINDS), text: z.string() });
export type Note = z.infer<typeof noteSchema>;

/** A prompt as it was read from a file. */
export type ReadPrompt = {
  title: string;
  category: string | null;
  tags: string[];
  content: string;
  path: string;
  line: number | null;
  notes: Note[];
  /** The text with its variables as in the file, escaped so that it has no blanks; null if it does not differ, or if an import has too much of it. */
  original?: string | null;
};

/** A prompt of an import after validation. */
export type ImportRow = ReadPrompt & {
  /** Why it cannot be imported, or null. */
  problem: string | null;
  /** The place of the first row with the same title and text; null if there is none, and for a row with a problem or of an export of this site. */
  twin: number | null;
  /** The place of the file that it is from. */
  file: number;
  /** Notes for the case that its variables stay as they are in the file. */
  notesAsIs: Note[];
};

/** A reference to a prompt: the place of a row of the import, or a slug or id. */
export const namedPromptSchema = z.union([z.number(), z.string()]);
export type NamedPrompt = z.infer<typeof namedPromptSchema>;

export type ImportCollection = CollectionTexts & { prompts: NamedPrompt[] };

/** A table: the names of its columns, which are used (null if the user has to choose), and its first rows. `ours`: it is an export of this site. */
export const tableSchema = z.object({
  header: z.array(z.string()),
  columns: columnsSchema.nullable(),
  ours: z.boolean(),
  first: z.array(z.array(z.string())).default([]),
});
export type ImportTable = z.infer<typeof tableSchema>;

/** The content of a file of prompts. */
export type ReadImport = {
  formats: string[];
  /** Names of formats in which the file could be read as well, without that of text. */
  readable: string[];
  prompts: ReadPrompt[];
  unread: Unread[];
  collections: ImportCollection[];
  /** Slugs and ids of saved prompts. */
  saved: string[];
  /** Pinned prompts, the last pinned first. */
  pinned: NamedPrompt[];
  table: ImportTable | null;
};

export type ImportProblem =
  | 'nothing-sent'
  | 'too-large'
  | 'too-many-files'
  | 'too-many-prompts'
  | 'too-much-text'
  | 'broken-upload'
  | 'not-a-zip'
  | 'packed-too-tightly'
  | 'unsafe-path'
  | 'encrypted'
  | 'newer-format'
  | 'too-heavy'
  | 'busy';

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
