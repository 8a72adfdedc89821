import { z } from 'zod';
import { storedCollectionFields } from '../collections/collection-form';
import { nullByDefault } from '../text/text-fields';
import { importFileSchema, namedPromptSchema, noteSchema, tableSchema, unreadSchema } from './import';

const storedCollectionSchema = z.object({
  ...nullByDefault(storedCollectionFields),
  slug: z.string(),
  prompts: z.array(namedPromptSchema),
});

/** The column `about` of the table `imports`. The database function import_prompts reads its collections, saved and pinned prompts. */
export const aboutImportSchema = z.object({
  formats: z.array(z.string()).default([]),
  files: z.array(importFileSchema).default([]),
  unread: z.array(unreadSchema).default([]),
  unreadCount: z.number().default(0),
  /** The number of prompts that the account had room for; null if there was room for all. The others have `skip` chosen at first. */
  room: z.number().nullable().default(null),
  collections: z.array(storedCollectionSchema).default([]),
  saved: z.array(z.string()).default([]),
  pinned: z.array(namedPromptSchema).default([]),
  table: tableSchema.nullable().default(null),
});
export type AboutImport = z.infer<typeof aboutImportSchema>;

/** The column `about` of the table `imported_prompts`. */
export const aboutRowSchema = z.object({
  path: z.string().default(''),
  line: z.number().nullable().default(null),
  notes: z.array(noteSchema).default([]),
  notesAsIs: z.array(noteSchema).default([]),
  /** The place of the first row with the same title and text, if it is a row before. */
  twin: z.number().nullable().default(null),
  file: z.number().default(0),
});

/** Choices for a prompt of an import. `keep` creates it also if there is a duplicate, `replace` puts it in place of the duplicate. */
export const CHOICES = ['keep', 'skip', 'replace'] as const;
export type Choice = (typeof CHOICES)[number];

export const choiceSchema = z.enum(CHOICES).nullable();

/** A prompt of a stored import, without its text. */
export type StoredRow = {
  place: number;
  title: string;
  category: string | null;
  tags: string[];
  preview: string;
  problem: string | null;
  length: number;
  bytes: number;
  choice: Choice | null;
  /** True if its text stays as it is in its file; null if no such text is stored, above all where it would not differ. */
  asIs: boolean | null;
} & z.infer<typeof aboutRowSchema>;

/** An own prompt of the user that the row at `place` is like. `same`: title and text are equal. `bytes`: those of its text. */
export type Duplicate = { place: number; promptId: string; title: string; isPublic: boolean; same: boolean; bytes: number };

export const duplicatesByPlace = (duplicates: readonly Duplicate[]) => new Map(duplicates.map((duplicate) => [duplicate.place, duplicate]));

/** The rows, first those that need the user's attention: duplicates, rows that are there twice, and rows that cannot be imported. */
export function choicesFirst(rows: readonly StoredRow[], duplicates: ReadonlyMap<number, Duplicate>): StoredRow[] {
  const asks = ({ problem, twin, place }: StoredRow) => problem !== null || twin !== null || duplicates.has(place);
  return rows.toSorted((a, b) => Number(asks(b)) - Number(asks(a)));
}

export type StoredImport = { id: string; about: AboutImport; rows: StoredRow[]; duplicates: Duplicate[] };
