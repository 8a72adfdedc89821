import type { PromptDocument } from '../prompts/prompt-document';
import type { Apart } from '../text/apart';

// What formats cannot hold, in the words of the menu.

export const NOTES = {
  optional: 'Optional parts stand in brackets, “Only if given”.',
  choices: 'Choices are left out.',
  closedChoices: 'Of choices one has to be taken.',
  examples: 'Examples are left out.',
  lines: 'Line breaks in what blanks say by themselves are spaces.',
  defaults: 'Some of what blanks say by themselves is left out.',
  description: 'The description is left out.',
  anythingElse: 'It has no field for anything else: write that below the text.',
  title: 'The name of the file is its title.',
} as const;

export const optionalNote = ({ blanks }: PromptDocument) => (blanks.some(({ optional }) => optional) ? [NOTES.optional] : []);
export const choicesNote = ({ blanks }: PromptDocument) => (blanks.some(({ choices }) => choices.length > 0) ? [NOTES.choices] : []);
export const closedChoicesNote = ({ blanks }: PromptDocument) =>
  blanks.some(({ choices }) => choices.length > 0) ? [NOTES.closedChoices] : [];
export const examplesNote = ({ blanks }: PromptDocument) => (blanks.some(({ example }) => example) ? [NOTES.examples] : []);

/** Where a text says by chance what a tool would run or fill in: it is kept apart. */
export function apartNote({ title, description, text }: PromptDocument, tool: string, { write }: Apart): string[] {
  const isChanged = [title, description, text].some((said) => write(said) !== said);
  return isChanged ? [`What ${tool} would run or fill in by itself is text, with a space in it.`] : [];
}
