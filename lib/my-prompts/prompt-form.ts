import { z } from 'zod';
import { LIMITS } from '../limits';
import { templateProblem } from '../prompts/template-limits';
import { booleanField, checkedBy, contentBlock, emptyIsNull, idField as id, orEmpty, promptIdField, textLine } from '../text/text-fields';
import { LABEL_KINDS } from './labels';
import { FIELD_LABELS, type PromptField } from './prompt-fields';
import { hasSeparator, tagsIn, tagsProblem, tidyTags } from './tags';

const title = textLine(FIELD_LABELS.title, LIMITS.title.max);
const category = textLine(FIELD_LABELS.category, LIMITS.category.max).transform(emptyIsNull);
export const tagSchema = textLine('A tag', LIMITS.tags.length).refine(
  (text) => !hasSeparator(text),
  'A tag cannot contain a comma or a semicolon',
);
export const tagList = z.array(tagSchema).max(LIMITS.tags.max, `A prompt can have at most ${LIMITS.tags.max} tags`).transform(tidyTags);
/** Schema of tags as people type them in one line; programs send a `tagList`. */
export const typedTags = z.string().transform(tagsIn).superRefine(checkedBy(tagsProblem)).pipe(tagList);
const content = contentBlock(FIELD_LABELS.content, LIMITS.content.hardMax).superRefine(checkedBy(templateProblem));
const updatedAt = z.string().min(1).max(40);
type FormSchemas = Record<PromptField, z.ZodType>;

/** Form of a new prompt. Its keys are columns of user_prompts. Its content may be shorter or longer than that of an edit. */
export const createPromptSchema = z.object({
  title: title.refine(Boolean, 'Title and content are required'),
  category,
  tags: typedTags,
  content: content.refine(Boolean, 'Title and content are required'),
} satisfies FormSchemas);

/** Form of an edit. `sure` confirms text that looks private. `saveEditedFields` limits the length of a changed content. */
export const editPromptSchema = z.object({
  title: title.refine(Boolean, 'Title is required'),
  category,
  tags: typedTags,
  content: content.refine(Boolean, 'Content is required'),
  id,
  updatedAt,
  sure: booleanField,
} satisfies FormSchemas & Record<string, z.ZodType>);

export const anyPromptSchema = z.object({ prompt: promptIdField });
export const restoreSchema = z.object({ id, version: id, updatedAt, sure: booleanField });
export const visibilitySchema = z.object({ id, public: z.string().transform((text) => text === 'true'), sure: booleanField });

/** Form of the list of deleted prompts. The pressed button sends the id of a prompt, or `all` for those that were deleted up to the time `until`. */
export const deletedSchema = z.object({
  restore: orEmpty(id),
  remove: orEmpty(z.literal('all').or(id)),
  until: z.iso.datetime({ offset: true }),
});

const newName = textLine('The name', LIMITS.category.max);

/** Form that renames a category or a tag. `merge`: the existing name with which the user agreed to combine it. */
export const renameSchema = z
  .object({
    kind: z.enum(LABEL_KINDS),
    // The limit counts an emoji as one character, and `max` as two.
    label: z
      .string()
      .min(1)
      .max(2 * LIMITS.category.max),
    name: newName,
    merge: newName.default(''),
    sure: booleanField,
    /** The new name if the user confirmed that it looks private, before being asked whether to combine it with an existing one. */
    agreed: newName.default(''),
  })
  .superRefine(({ kind, name }, context) => {
    const isMissing = kind === 'tag' ? tagsIn(name).length === 0 : name === '';
    const problem = kind === 'tag' ? tagSchema.safeParse(name).error?.issues[0]?.message : undefined;
    const message = isMissing ? 'A name is required' : problem;
    if (message) context.addIssue({ code: 'custom', path: ['name'], message });
  });

export const undoSchema = z.object({ change: id });

/** True if a form sent the stored content unchanged, apart from white space around it and line ends, which browsers and schemas change. */
export function isStoredContent(sent: string, stored: string): boolean {
  return content.safeParse(stored.replace(/\r\n?/g, '\n')).data === sent;
}
