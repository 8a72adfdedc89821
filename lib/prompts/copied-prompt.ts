import { browserStore } from '../browser/browser-store';
import { type AnswerOptions, addedMessage, withAddedLines } from './answer-options';
import { chosenAnswerOptions } from './chosen-answer-options';
import type { FillablePrompt } from './fillable-prompt';
import { readValues } from './stored-values';
import { fillTemplate, type Values, variablesOf } from './template';
import { emptyMessage } from './written-values';

/** What is copied or sent, and what to say then, if anything. */
export type CopiedPrompt = { text: string; note: string };

/** A prompt as it is copied or sent, everywhere: filled, and with what is asked of every answer. */
export function copyOf(template: string, values: Values, options: AnswerOptions, variables = variablesOf(template)): CopiedPrompt {
  return {
    text: withAddedLines(fillTemplate(template, values), options),
    note: [emptyMessage(variables, values), addedMessage(options)].filter(Boolean).join('. '),
  };
}

/** The same for a prompt of a list, with what this browser has stored for its blanks. */
export function copiedPrompt({ storageId, promptText }: FillablePrompt): CopiedPrompt {
  return copyOf(promptText, readValues(browserStore(), storageId), chosenAnswerOptions.get());
}
