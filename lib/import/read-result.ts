import { IMPORT } from '../account-limits';
import type { ParsedPrompt, VariableNotation } from '../integrations/formats/export-format';
import { LIMITS } from '../limits';
import { escapeBlanks, withoutBlanks } from '../prompts/template';
import { withoutControls } from '../text/text-fields';
import { escapedNotes, withForeignBrackets } from './foreign-brackets';
import { type VariableOptions, variableNote, withForeignVariables } from './foreign-variables';
import { type Note, nothingRead, type ReadImport, type ReadPrompt, type UploadedFile, unreadEntry } from './import';
import { titleOfPath, titleOfText } from './titles';

/** A file as it was read, or why the whole import is refused. */
export type FileReading = ReadImport | 'newer-format' | 'too-many-prompts';

export const TOO_LONG = `It has more than ${IMPORT.structured.toLocaleString('en')} characters, the limit for a file of this kind`;

/** The reason why the last `count` prompts of a file are left out. */
export function beyondReason(count: number): string {
  const most = IMPORT.prompts.toLocaleString('en');
  return count === 1
    ? `1 prompt does not fit into this import, which can have at most ${most}. Import it from a separate file`
    : `${count.toLocaleString('en')} prompts do not fit into this import, which can have at most ${most}. Import them from a separate file`;
}

export function unreadFile({ path }: UploadedFile, reason: string, line: number | null = null): ReadImport {
  return { ...nothingRead(), unread: [unreadEntry(path, reason, line)] };
}

/** Length of a text, in UTF-16 units, from which it has too many characters for a prompt, whatever they are. */
export const TOO_LONG_FOR_A_PROMPT = 2 * LIMITS.content.hardMax + 1;

/** A prompt of a file, before its variables become blanks. Its `format`, `notations` and `isForeign` win over those of the file. */
export type FilePrompt = Omit<ParsedPrompt, 'description'> & {
  notes?: readonly Note[];
  format?: string;
  isForeign?: boolean;
  line?: number;
};

type FilePrompts = Omit<VariableOptions, 'written'> & {
  format?: string;
  prompts: readonly FilePrompt[];
  notations?: readonly VariableNotation[];
  /** True if the site wrote the file, so that its brackets need no notes. */
  isOurs?: boolean;
  /** True if the format has no blanks in brackets, so that brackets may mean something else. */
  isForeign?: boolean;
};

/** Turns the variables of prompts into blanks. A prompt without a title gets one from the path, or from its text if it is a row or one of several. */
export function readResult({ path }: UploadedFile, { format, prompts, isOurs = false, ...reading }: FilePrompts): ReadImport {
  const read = (prompt: FilePrompt): ReadPrompt => {
    const { title, category, tags = [], variables = [], notes: before = [], line = null } = prompt;
    const { notations = reading.notations ?? [], isForeign = reading.isForeign ?? false } = prompt;
    const head = { category: category ?? null, tags: [...tags], path, line };
    // A prompt with a line is a row of a table, which has a title from its text even if it is the only one.
    const titled = (content: string) =>
      title.trim() || (prompts.length > 1 || line !== null ? titleOfText(content) : titleOfPath(path)) || titleOfText(content);
    if (prompt.text.length > TOO_LONG_FOR_A_PROMPT)
      return { ...head, title: titled(prompt.text), content: prompt.text.slice(0, TOO_LONG_FOR_A_PROMPT), notes: [] };
    const template = prompt.text.replace(/\r\n?/g, '\n');
    const written = prompt.written?.replace(/\r\n?/g, '\n');
    const asWritten = written === undefined && !isForeign ? withoutBlanks(template) : escapeBlanks(written ?? template);
    const bracketed = isForeign ? withForeignBrackets(template) : { text: template, notes: isOurs ? [] : escapedNotes(template) };
    const { text, notes } = withForeignVariables(bracketed.text, notations, { keepsCode: isForeign, ...reading, written });
    return {
      ...head,
      title: titled(text),
      content: text,
      ...((isForeign || notations.length + variables.length > 0) && { original: asWritten }),
      notes: [
        ...variables.map(([raw, blank]) => variableNote(raw, blank)),
        ...notes,
        ...bracketed.notes,
        ...before,
        ...controlNotes(title, text),
      ],
    };
  };
  const formats = [...new Set(prompts.flatMap((prompt) => prompt.format ?? format ?? []))];
  return { ...nothingRead(), formats, prompts: prompts.map(read) };
}

/** Notes on control characters, which a title and a text cannot have, and on replacement characters. */
function controlNotes(title: string, text: string): Note[] {
  const said = `${title}${text}`.replace(/\r/g, '');
  return [
    ...(withoutControls(said) === said.toWellFormed() ? [] : [{ kind: 'left-out', text: 'Left out: control characters' } as const]),
    ...(said.includes('\ufffd') ? [{ kind: 'damaged', text: 'Damaged characters are shown as �' } as const] : []),
  ];
}
