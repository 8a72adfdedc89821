import type { PromptDocument } from '../prompts/prompt-document';

/** What else a file may say of a prompt. `written`: its text as it stands there, signs of the tool kept apart. */
type ReadBeside = { category?: string | undefined; written?: string | undefined };

/** How another tool writes prompts. */
export type ExportFormat = {
  id: string;
  /** The tool, as people know it. */
  name: string;
  /** Of its files, without the first dot. */
  extension: string;
  mimeType: string;
  /** Whether one file holds several prompts. */
  several: boolean;
  /** A file with these prompts: with one where it does not hold several. */
  write: (prompts: readonly PromptDocument[]) => string;
  /** What of a prompt it cannot hold, in sentences. */
  notes: (prompt: PromptDocument) => string[];
  /** The prompts of such a file, with nothing for what it does not say; null when it is none. */
  parse: (file: string) => (Pick<PromptDocument, 'title' | 'description' | 'text'> & ReadBeside)[] | null;
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
