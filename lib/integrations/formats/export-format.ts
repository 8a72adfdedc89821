import type { PromptDocument } from '../../prompts/prompt-document';
import { NOTES } from './notes';
import type { FileContent, Syntax } from './parse-file';

/**
 * A prompt of such a file. `written`: its text as it stands there, signs of the tool kept apart; `variables`: those that have become blanks already, as
 * they stand there, each with its blank; `left`: parts within the fields that a prompt cannot hold; `notations`: the variables that it can have, where
 * these are not those of its format: none in a file that the site wrote.
 */
export type ParsedPrompt = Pick<PromptDocument, 'title' | 'description' | 'text'> & {
  category?: string | undefined;
  tags?: readonly string[] | undefined;
  written?: string | undefined;
  variables?: readonly (readonly [written: string, blank: string])[];
  left?: readonly string[];
  notations?: readonly VariableNotation[];
};

/** How tools write variables in a text: see lib/import/foreign-variables.ts. */
export type VariableNotation = 'braces' | 'dollar' | 'raycast' | 'typed' | 'brackets' | 'arguments' | 'positions' | 'commands';

export type ExportFormat = {
  id: string;
  name: string;
  /** File extension, without the first dot. */
  extension: string;
  mimeType: string;
  syntax: Syntax;
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

export function notesOn(format: ExportFormat, prompts: readonly PromptDocument[]): string[] {
  const leavesTags = !format.fields.includes('tags') && prompts.some(({ tags }) => tags.length > 0);
  return [...new Set([...prompts.flatMap(format.notes), ...(leavesTags ? [NOTES.tags] : [])])];
}
