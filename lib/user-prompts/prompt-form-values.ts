import type { FillablePrompt } from '../prompts/fillable-prompt';

/** The fields of the form in which a prompt is created or edited, as text. A new field also goes into both schemas of prompt-form.ts. */
export type PromptFormValues = typeof EMPTY_PROMPT_FORM;
export const EMPTY_PROMPT_FORM = { title: '', category: '', content: '' };

/** The initial values of an edit. */
export function promptFormValues({ title, category, promptText }: FillablePrompt): PromptFormValues {
  return { title, category: category.name, content: promptText };
}
