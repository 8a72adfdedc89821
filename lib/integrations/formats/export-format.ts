import type { PromptDocument } from '../../prompts/prompt-document';
import { NOTES } from './notes';
import type { FileContent, Syntax } from './parse-file';

/** A prompt that was read from a file of another tool, or from one that the site wrote for it. */
export type ParsedPrompt = Pick<PromptDocument, 'title' | 'description' | 'text'> & {
  category?: string | undefined;
  tags?: readonly string[] | undefined;
  /** The text as it is in the file. */
  written?: string | undefined;
  /** The variables that are blanks in `text` already. */
  variables?: readonly (readonly [written: string, blank: string])[];
  /** Names of parts within the fields that a prompt cannot hold. */
  left?: readonly string[];
  /** Variables that the text may have, if they are not those of the format; none if the site wrote the file. */
  notations?: readonly VariableNotation[];
};

/** How a tool writes variables in a text. lib/import/foreign-variables.ts describes each notation. */
export type VariableNotation = 'braces' | 'dollar' | 'raycast' | 'typed' | 'brackets' | 'arguments' | 'positions' | 'commands';

/** The format in which another tool keeps prompts: Use it in… writes it, Import reads it. */
export type ExportFormat = {
  id: string;
  name: string;
  /** File extension, without the first dot. */
  extension: string;
  mimeType: string;
  syntax: Syntax;
  /** True if a file can have several prompts. */
  several: boolean;
  /** Variables that the tool knows and `write` does not use; Import turns them into blanks, too. */
  notations: readonly VariableNotation[];
  /** Fields of a file, or of an entry of its list, that `read` uses. Import names all others as left out. */
  fields: readonly string[];
  /** Writes a file with these prompts; with a single one unless `several`. */
  write: (prompts: readonly PromptDocument[]) => string;
  /** Sentences on what of a prompt the format cannot hold. */
  notes: (prompt: PromptDocument) => string[];
  /** Parses a file; null if it is another format. */
  read: (file: FileContent) => ParsedPrompt[] | null;
};

/** Writes some prompts to a file; its name is `name` with the extension of the format. */
export function exportFile(format: ExportFormat, name: string, prompts: readonly PromptDocument[]) {
  return {
    fileName: `${name}.${format.extension}`,
    mimeType: format.mimeType,
    text: format.write(prompts),
    notes: notesOn(format, prompts),
  };
}

/** Sentences on what of some prompts the format cannot hold. */
export function notesOn(format: ExportFormat, prompts: readonly PromptDocument[]): string[] {
  const leavesTags = !format.fields.includes('tags') && prompts.some(({ tags }) => tags.length > 0);
  return [...new Set([...prompts.flatMap(format.notes), ...(leavesTags ? [NOTES.tags] : [])])];
}
