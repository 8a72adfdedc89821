import { z } from 'zod';
import { SUGGESTIONS } from '../account-limits';
import { editedLengthProblem } from '../my-prompts/content-length';
import { createPromptSchema } from '../my-prompts/prompt-form';
import { booleanField, checkedBy, emptyIsNull, idField as id, orEmpty, promptIdField, textBlock } from '../text/text-fields';
import { SUGGESTION_SETTINGS } from './suggestion-settings';

const shortText = (label: string) => textBlock(label, SUGGESTIONS.note.max);

const content = z
  .string()
  .default('')
  .transform((text) => text.trim())
  .superRefine(checkedBy(contentProblem))
  .transform(emptyIsNull);

/** Message if a suggested text is neither empty nor possible as the content of an edit, else null. */
function contentProblem(text: string): string | null {
  if (text === '') return null;
  return editedLengthProblem(text) ?? createPromptSchema.shape.content.safeParse(text).error?.issues[0]?.message ?? null;
}

/** Schema of a new suggestion. `base`: hash of the text from which the suggested text was made. */
export const suggestSchema = z.object({
  prompt: promptIdField,
  note: shortText('Note').refine(Boolean, 'Say what went wrong, or what would be better'),
  content,
  base: z.string().regex(/^[0-9a-f]{32}$/),
});

/**
 * Schema of the form that takes a suggestion. `content`: the text that the prompt gets. `seen`: version of the prompt that its author looked at, or
 * empty for a library prompt.
 */
export const takeSchema = z.object({
  id,
  content,
  seen: orEmpty(z.iso.datetime({ offset: true })),
  sure: booleanField,
});
export const declineSchema = z.object({ id, answer: shortText('Answer').transform(emptyIsNull) });
export const answerSchema = z.object({ id, text: shortText('Answer').refine(Boolean, 'Write an answer') });
export const blockSchema = z.object({ person: id });
export const suggestionSettingSchema = z.object({ id, suggestions: z.enum(SUGGESTION_SETTINGS) });
