/**
 * What its author writes of a prompt: the fields of its form, which are columns of user_prompts and user_prompt_versions. What else is made of
 * them follows from this file: what is stored, drafts, versions and copies.
 */
export const PROMPT_FIELDS = ['title', 'category', 'content'] as const;
export type PromptField = (typeof PROMPT_FIELDS)[number];

/** The same as text, as the form holds it. */
export type PromptFormValues = Record<PromptField, string>;
export const EMPTY_PROMPT_FORM: PromptFormValues = { title: '', category: '', content: '' };

/** The values with which an edit begins. */
export function promptFormValues({ title, category, content }: Record<PromptField, string | null>): PromptFormValues {
  return { title: title ?? '', category: category ?? '', content: content ?? '' };
}

export const FIELD_LABELS: Record<PromptField, string> = { title: 'Title', category: 'Category', content: 'Content' };

/** For queries: the columns of all of them but the content, which lists do not read. */
export const SHORT_COLUMNS = 'title, category';
