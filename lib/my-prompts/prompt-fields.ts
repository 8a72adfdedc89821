/**
 * Fields of a prompt that its author writes: form fields and columns of user_prompts and user_prompt_versions. Storing, drafts, versions
 * and copies follow from this list.
 */
export const PROMPT_FIELDS = ['title', 'category', 'content'] as const;
export type PromptField = (typeof PROMPT_FIELDS)[number];

/** The fields as text, for the form. */
export type PromptFormValues = Record<PromptField, string>;
export const EMPTY_PROMPT_FORM: PromptFormValues = { title: '', category: '', content: '' };

/** The values with which an edit begins. */
export function promptFormValues({ title, category, content }: Record<PromptField, string | null>): PromptFormValues {
  return { title: title ?? '', category: category ?? '', content: content ?? '' };
}

export const FIELD_LABELS: Record<PromptField, string> = { title: 'Title', category: 'Category', content: 'Content' };

/** For queries: the columns of all of them but the content, which lists do not read. */
export const SHORT_COLUMNS = 'title, category';
