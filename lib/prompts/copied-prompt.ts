import { browserStore } from '../browser/browser-store';
import { type AnswerOptions, addedMessage, withAddedLines } from './answer-options';
import { chosenAnswerOptions } from './chosen-answer-options';
import type { FillablePrompt } from './fillable-prompt';
import { readValues } from './stored-values';
import { fillTemplate, resolve, type Values, type Variable, variablesOf } from './template';
import { emptyMessage } from './written-values';

/** What is copied or sent. */
export type CopiedPrompt = {
  text: string;
  /** The blanks that have to be filled and are not. */
  empty: Variable[];
  /** What was added to it, if anything. */
  added: string;
  /** What to say once it is copied, if anything: both. */
  note: string;
};

/** A prompt as it is copied or sent, everywhere: filled, and with what is asked of every answer. */
export function copyOf(template: string, values: Values, options: AnswerOptions, variables = variablesOf(template)): CopiedPrompt {
  const empty = variables.filter((variable) => resolve(variable, values).from === 'empty');
  const added = addedMessage(options);
  return {
    text: withAddedLines(fillTemplate(template, values), options),
    empty,
    added,
    note: [emptyMessage(empty.length), added].filter(Boolean).join('. '),
  };
}

/** The same for a prompt of a list, with what this browser has stored for its blanks. */
export function copiedPrompt({ storageId, promptText }: FillablePrompt): CopiedPrompt {
  return copyOf(promptText, readValues(browserStore(), storageId), chosenAnswerOptions.get());
}
