import type { Blank, PromptDocument } from '../../prompts/prompt-document';
import type { SpaceEscape } from '../../text/space-escape';

/** Sentences of the menu Use it in… about what a format cannot hold. */
export const NOTES = {
  optional: 'Optional parts are in brackets, marked “Only if given”.',
  choices: 'Choices are left out.',
  closedChoices: 'One of the choices has to be picked.',
  examples: 'Examples are left out.',
  lines: 'Line breaks in defaults become spaces.',
  defaults: 'Some defaults are left out.',
  description: 'The description is left out.',
  tags: 'Tags are left out.',
  anythingElse: 'There is no field for anything else: write it below the text.',
  title: 'The file name is its title.',
} as const;

/** Makes a function that gives the note for a prompt with a blank for which `applies` is true. */
function noteOnBlanks(note: string, applies: (blank: Blank) => boolean) {
  return ({ blanks }: PromptDocument) => (blanks.some(applies) ? [note] : []);
}

export const optionalNote = noteOnBlanks(NOTES.optional, ({ optional }) => optional);
export const choicesNote = noteOnBlanks(NOTES.choices, ({ choices }) => choices.length > 0);
export const closedChoicesNote = noteOnBlanks(NOTES.closedChoices, ({ choices }) => choices.length > 0);
export const examplesNote = noteOnBlanks(NOTES.examples, ({ example }) => example !== '');

/** The note for a file that has only the first prompts of a page, because the others would make it too long. */
export const cutNote = (prompts: number) =>
  prompts === 1
    ? 'Only the first prompt is in it: the others would make the file too long.'
    : `Only the first ${prompts.toLocaleString('en')} prompts are in it: the others would make the file too long.`;

/** The note for a prompt in which an escape adds a space, because the tool would run or fill in some text. */
export function addedSpaceNote({ title, description, text }: PromptDocument, tool: string, { write }: SpaceEscape): string[] {
  const isChanged = [title, description, text].some((said) => write(said) !== said);
  return isChanged ? [`What ${tool} would run or fill in by itself is kept as text, with a space added.`] : [];
}
