import type { PromptDocument } from '../prompts/prompt-document';
import type { FileContent, Syntax } from './parse-file';

/**
 * A prompt of such a file. `written`: its text as it stands there, signs of the tool kept apart; `variables`: those that hold more than a name, as
 * they stand there, each with its blank.
 */
export type ReadDocument = Pick<PromptDocument, 'title' | 'description' | 'text'> & {
  category?: string | undefined;
  written?: string | undefined;
  variables?: readonly (readonly [written: string, blank: string])[];
};

/** How another tool writes prompts. */
export type ExportFormat = {
  id: string;
  /** The tool, as people know it. */
  name: string;
  /** Of its files, without the first dot. */
  extension: string;
  mimeType: string;
  syntax: Syntax;
  /** Whether one file holds several prompts. */
  several: boolean;
  /** A file with these prompts: with one where it does not hold several. */
  write: (prompts: readonly PromptDocument[]) => string;
  /** What of a prompt it cannot hold, in sentences. */
  notes: (prompt: PromptDocument) => string[];
  /** The prompts of such a file, with nothing for what it does not say; null when it is none. */
  read: (file: FileContent) => ReadDocument[] | null;
};

/** A file in a format: what is downloaded. */
export type ExportFile = { fileName: string; mimeType: string; text: string; notes: string[] };

/** Some prompts in a format; `name` is that of the file, which gets an extension. */
export function exportFile(format: ExportFormat, name: string, prompts: readonly PromptDocument[]): ExportFile {
  return {
    fileName: `${name}.${format.extension}`,
    mimeType: format.mimeType,
    text: format.write(prompts),
    notes: notesOn(format, prompts),
  };
}

/** What a format cannot hold of some prompts, each said once. */
export function notesOn(format: ExportFormat, prompts: readonly PromptDocument[]): string[] {
  return [...new Set(prompts.flatMap(format.notes))];
}
