import { IMPORT } from '../account-limits';
import type { Notation, ReadDocument } from '../integrations/formats/export-format';
import { LIMITS } from '../limits';
import { escapeBlanks, withoutBlanks } from '../prompts/template';
import { withoutControls } from '../text/text-fields';
import { escapedNotes, withForeignBrackets } from './foreign-brackets';
import { type VariableOptions, variableNote, withForeignVariables } from './foreign-variables';
import { type Note, nothingRead, type ReadImport, type ReadPrompt, type UploadedFile } from './import';
import { titleOfPath, titleOfText } from './titles';

/** Why nothing of an import is read, because of one file. */
type Refusal = 'newer-format' | 'too-many-prompts';
export type FileReading = ReadImport | Refusal;

export const TOO_LONG = `It is larger than ${IMPORT.structured / 1_000_000} MB, the limit for a file of this kind`;

/** Why the last prompts of a file are left out. */
export function beyondReason(count: number): string {
  const most = IMPORT.prompts.toLocaleString('en');
  return count === 1
    ? `1 prompt does not fit into this import, which can have at most ${most}. Import it from a separate file`
    : `${count.toLocaleString('en')} prompts do not fit into this import, which can have at most ${most}. Import them from a separate file`;
}

export function unread({ path }: UploadedFile, reason: string, line: number | null = null): ReadImport {
  return { ...nothingRead(), unread: [{ path, line, reason }] };
}

/** Characters (of two each) from which a text is refused for its length, and not looked at. */
export const TOO_LONG_FOR_A_PROMPT = 2 * LIMITS.content.hardMax + 1;

/** A prompt of a file. What it says of itself wins over what is said of the file. */
export type Found = Omit<ReadDocument, 'description'> & { notes?: readonly Note[]; format?: string; isForeign?: boolean; line?: number };

type Reading = Omit<VariableOptions, 'written'> & {
  format?: string;
  prompts: readonly Found[];
  notations?: readonly Notation[];
  /** True if the site wrote the file, so that nothing in it needs a note. */
  isOurs?: boolean;
  /** True if the format has no blanks in brackets of its own, so that all of them may mean something else. */
  isForeign?: boolean;
};

/** The prompts of a file, their variables turned into blanks. Those without a title get one from the path, or from their texts if there are several. */
export function found({ path }: UploadedFile, { format, prompts, isOurs = false, ...reading }: Reading): ReadImport {
  const read = (prompt: Found): ReadPrompt => {
    const { title, category, tags = [], variables = [], notes: before = [], line = null } = prompt;
    const { notations = reading.notations ?? [], isForeign = reading.isForeign ?? false } = prompt;
    const head = { category: category ?? null, tags: [...tags], path, line };
    // A row is one of several also where it is the only one.
    const titled = (content: string) =>
      title.trim() || (prompts.length > 1 || line !== null ? titleOfText(content) : titleOfPath(path)) || titleOfText(content);
    if (prompt.text.length > TOO_LONG_FOR_A_PROMPT)
      return { ...head, title: titled(prompt.text), content: prompt.text.slice(0, TOO_LONG_FOR_A_PROMPT), notes: [] };
    const template = prompt.text.replace(/\r\n?/g, '\n');
    const written = prompt.written?.replace(/\r\n?/g, '\n');
    const bracketed = isForeign ? withForeignBrackets(template) : { text: template, notes: isOurs ? [] : escapedNotes(template) };
    const { text, notes } = withForeignVariables(bracketed.text, notations, {
      keepsCode: isForeign,
      ...reading,
      written,
    });
    return {
      ...head,
      title: titled(text),
      content: text,
      ...((isForeign || notations.length + variables.length > 0) && {
        original: asInFile(written ?? (isForeign ? template : undefined), template),
      }),
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

/** Notes on characters that the title and the text of a prompt cannot have, and on those that were damaged. */
function controlNotes(title: string, text: string): Note[] {
  const said = `${title}${text}`.replace(/\r/g, '');
  return [
    ...(withoutControls(said) === said.toWellFormed() ? [] : [{ kind: 'left-out', text: 'Left out: control characters' } as const]),
    ...(said.includes('\ufffd') ? [{ kind: 'damaged', text: 'Damaged characters are shown as �' } as const] : []),
  ];
}

/** A text as it is written in a file, as a template; where that is not known, the template without its blanks. */
const asInFile = (written: string | undefined, template: string) =>
  written === undefined ? withoutBlanks(template) : escapeBlanks(written);
