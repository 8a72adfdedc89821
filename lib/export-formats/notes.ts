import type { PromptDocument } from '../prompts/prompt-document';

// What formats cannot hold, in the words of the menu.

type Prompt = Pick<PromptDocument, 'text' | 'blanks'>;

export const NOTES = {
  optional: 'Optional parts stay in the text, in brackets that say “Only if given”.',
  choices: 'What a blank offers to choose from is left out.',
  closedChoices: 'Where a blank offers choices, nothing else can be written.',
  examples: 'Examples of what to write are left out.',
  defaults: 'What a blank says by itself is left out.',
  description: 'Its description is left out.',
  title: 'Its title is the name of the file.',
} as const;

export const optionalNote = ({ blanks }: Prompt) => (blanks.some(({ optional }) => optional) ? [NOTES.optional] : []);
export const choicesNote = ({ blanks }: Prompt) => (blanks.some(({ choices }) => choices.length > 0) ? [NOTES.choices] : []);
export const closedChoicesNote = ({ blanks }: Prompt) => (blanks.some(({ choices }) => choices.length > 0) ? [NOTES.closedChoices] : []);
export const examplesNote = ({ blanks }: Prompt) => (blanks.some(({ example }) => example) ? [NOTES.examples] : []);

/** Where a text says by chance what a tool takes for its own. */
export function ownNote({ text }: Prompt, tool: string, own: readonly string[]): string[] {
  return own.filter((sign) => text.includes(sign)).map((sign) => `${tool} takes “${sign}” in the text for something of its own.`);
}
