/** Fields that the author writes: form fields, and columns of user_prompts and user_prompt_versions. */
export const PROMPT_FIELDS = ['title', 'category', 'content'] as const;
export type PromptField = (typeof PROMPT_FIELDS)[number];

export type PromptFormValues = Record<PromptField, string>;
export const EMPTY_PROMPT_FORM: PromptFormValues = { title: '', category: '', content: '' };

export function promptFormValues({ title, category, content }: Record<PromptField, string | null>): PromptFormValues {
  return { title: title ?? '', category: category ?? '', content: content ?? '' };
}

export const FIELD_LABELS: Record<PromptField, string> = { title: 'Title', category: 'Category', content: 'Content' };

/** Columns for lists, which do not read the content. */
export const SHORT_COLUMNS = 'title, category';
