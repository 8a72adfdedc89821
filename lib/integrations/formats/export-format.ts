import type { PromptDocument } from '../../prompts/prompt-document';
import { NOTES } from './notes';
import type { FileContent, Syntax } from './parse-file';

/** A prompt that was read from a file of another tool, or from one that the site wrote for it. */
export type ParsedPrompt = Pick<PromptDocument, 'title' | 'description' | 'text'> & {
  category?: string | undefined;
  tags?: readonly string[] | undefined;
  /** The text as it is in the file. Import looks for variables in it, because in `text` what looks like a blank has a backslash. */
  written?: string | undefined;
  /** The variables that are blanks in `text` already. */
  variables?: readonly (readonly [written: string, blank: string])[];
  /** Names of parts within the fields that a prompt cannot hold. */
  left?: readonly string[];
  /** Variables that the text may have, if not those of the format. An empty list says that the site wrote the file: its text is taken as it is. */
  notations?: readonly VariableNotation[];
};

/** A variable in a text of another tool: its name, and the default, choices and example that are written with it. */
export type ForeignVariable = {
  name: string;
  given?: string | undefined;
  choices?: readonly string[] | undefined;
  example?: string | undefined;
  /** A text that differs between variables that have the same name and mean different things. */
  variant?: string;
  /** True if each occurrence is a variable of its own. */
  isEach?: boolean;
};

/** The notation of one tool for variables in a text. */
export type VariableRule = {
  /** Matches a variable, with the flags `g` and `u`. Each of its repetitions has a maximum, so that it takes linear time. */
  expression: RegExp;
  /** The variable that the named groups of a match give; null if it stays text. */
  read: (groups: Record<string, string | undefined>) => ForeignVariable | null;
  /** Matches text that stays text and gets a note. */
  kept?: RegExp;
};

/** The name of a variable, as part of a regular expression with the flag `u`. */
export const VARIABLE_NAME = "[\\p{L}_][\\p{L}\\p{M}\\p{N}_ .'’/-]{0,59}";

/** Notations for variables that several tools have. Their rules are in lib/import/foreign-variables.ts. */
export type SharedNotation = 'braces' | 'dollar' | 'brackets' | 'arguments' | 'positions' | 'commands';

export type VariableNotation = SharedNotation | VariableRule;

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
  /** Variables that Import turns into blanks in what `read` returns. For Markdown of others lib/import/markdown-dialects.ts says which. */
  notations: readonly VariableNotation[];
  /** Names of the fields of a file, or of an entry of its list, that Import does not name as left out. */
  fields: readonly string[];
  /** Writes a file. Only a format with `several` is given more than one prompt. */
  write: (...prompts: PromptDocument[]) => string;
  /** Sentences on what of a prompt the format cannot hold or changes. */
  notes: (prompt: PromptDocument) => string[];
  /**
   * Reads a file in this format, whoever wrote it; null for any other file. A format with variables knows a file of the site by the last field at the end
   * of the text, or by its sentences. Any other text goes through `escapeBlanks`, so that only its variables become blanks.
   */
  read: (file: FileContent) => ParsedPrompt[] | null;
};

export function exportFile(format: ExportFormat, name: string, prompts: readonly PromptDocument[]) {
  return {
    fileName: `${name}.${format.extension}`,
    mimeType: format.mimeType,
    text: format.write(...prompts),
    notes: notesOn(format, prompts),
  };
}

export function notesOn(format: ExportFormat, prompts: readonly PromptDocument[]): string[] {
  const leavesTags = !format.fields.includes('tags') && prompts.some(({ tags }) => tags.length > 0);
  return [...new Set([...prompts.flatMap(format.notes), ...(leavesTags ? [NOTES.tags] : [])])];
}
