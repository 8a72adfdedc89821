import { z } from 'zod';
import { LIMITS } from '../limits';
import { templateProblem } from '../prompts/template-limits';
import { booleanField, emptyIsNull, textBlock, textLine } from '../text/text-fields';
import { isUuid } from '../text/uuid';
import { FIELD_LABELS, type PromptField } from './prompt-fields';

const title = textLine(FIELD_LABELS.title, LIMITS.title.max);
const category = textLine(FIELD_LABELS.category, LIMITS.category.max);
const content = textBlock(FIELD_LABELS.content, LIMITS.content.hardMax).superRefine((text, context) => {
  const problem = templateProblem(text);
  if (problem) context.addIssue(problem);
});
const id = z.string().refine(isUuid);
const updatedAt = z.string().min(1).max(40);
/** True if the author confirmed the private-text warning. */
export const sure = booleanField;
type FormSchemas = Record<PromptField, z.ZodType>;

/** The keys are columns of user_prompts. What is created may be as long as the database takes. */
export const createPromptSchema = z.object({
  title: title.refine(Boolean, 'Title and content are required'),
  category: category.transform(emptyIsNull),
  content: content.refine(Boolean, 'Title and content are required'),
} satisfies FormSchemas);

/** The length of a content is limited once it is changed (editedLengthProblem), which only the action knows. */
export const editPromptSchema = z.object({
  title: title.refine(Boolean, 'Title is required'),
  category: category.transform(emptyIsNull),
  content: content.refine(Boolean, 'Content is required'),
  id,
  updatedAt,
  sure,
} satisfies FormSchemas & Record<string, z.ZodType>);

/** The forms of the buttons: which row (a prompt, or a collection), whether it is public, and which prompt is copied: a slug or an id. */
export const idSchema = z.object({ id });
export const copySchema = z.object({
  prompt: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .max(LIMITS.promptId.max),
});
/** Which version of a prompt takes the place of which state of it. */
export const restoreSchema = z.object({ id, version: id, updatedAt, sure });
export const visibilitySchema = z.object({ id, public: z.string().transform((text) => text === 'true'), sure });

const button = z.literal('').or(id).default('');

/** The buttons of the list of deleted prompts: the one that was pressed names a prompt, or all. */
export const deletedSchema = z.object({ restore: button, remove: z.literal('all').or(button).default('') });

/** `merge` is sent by the button that answers the question whether two categories shall be one. */
export const renameSchema = z.object({
  category: z.string().min(1).max(LIMITS.category.max),
  name: category.refine(Boolean, 'Category is required'),
  merge: booleanField,
});

export const undoSchema = z.object({ change: id });

/** True if a submitted text is the stored one: forms trim it and change its line ends. */
export function isStoredContent(sent: string, stored: string): boolean {
  return content.safeParse(stored.replace(/\r\n?/g, '\n')).data === sent;
}
