import { browserStore } from '../browser-store';
import { readValues } from './stored-values';
import { fillTemplate, variablesOf } from './template';
import { emptyMessage } from './written-values';

/** What the Copy of a list puts on the clipboard: a prompt with what this browser has stored for its blanks; and what to say then. */
export function copiedPrompt(promptId: string, template: string): { text: string; note: string } {
  const values = readValues(browserStore(), promptId);
  return { text: fillTemplate(template, values), note: emptyMessage(variablesOf(template), values) };
}
