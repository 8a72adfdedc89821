import { browserStore } from '../browser/browser-store';
import { type AnswerOptions, addedMessage, withAddedLines } from './answer-options';
import { chosenAnswerOptions } from './chosen-answer-options';
import { emptyCountMessage } from './empty-blanks';
import type { FillablePrompt } from './fillable-prompt';
import { readValues } from './stored-values';
import { fillTemplate, resolve, type Values, type Variable, variablesOf } from './template';

export type CopiedPrompt = {
  text: string;
  /** Blanks that are copied as `[NAME]`: without a value or a default, and not optional. */
  empty: Variable[];
  /** Message about the lines that answer options add; empty if there are none. */
  added: string;
  /** Message after copying about empty blanks and added lines; empty if there are neither. */
  note: string;
};

/** A prompt filled with values, as Copy and Send use it. */
export function copiedPrompt(template: string, values: Values, options: AnswerOptions, variables = variablesOf(template)): CopiedPrompt {
  const empty = variables.filter((variable) => resolve(variable, values).from === 'empty');
  const added = addedMessage(options);
  return {
    text: withAddedLines(fillTemplate(template, values), options),
    empty,
    added,
    note: [emptyCountMessage(empty.length), added].filter(Boolean).join('. '),
  };
}

/** A prompt filled with the values and answer options that this browser stores. */
export function copiedPromptWithStored({ storageId, promptText }: FillablePrompt): CopiedPrompt {
  return copiedPrompt(promptText, readValues(browserStore(), storageId), chosenAnswerOptions.get());
}
