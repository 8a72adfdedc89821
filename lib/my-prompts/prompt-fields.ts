import { tagsText } from './tags';

/** Fields that the author writes: form fields, and columns of user_prompts. */
export const PROMPT_FIELDS = ['title', 'category', 'tags', 'content'] as const;
export type PromptField = (typeof PROMPT_FIELDS)[number];

/** Fields that earlier versions have (user_prompt_versions), and that a copy made by Make it mine gets. */
export const VERSION_FIELDS = ['title', 'category', 'content'] as const;

export type PromptFormValues = Record<PromptField, string>;
export const EMPTY_PROMPT_FORM: PromptFormValues = { title: '', category: '', tags: '', content: '' };

type Stored = { title: string; category: string | null; tags: string[]; content: string };

export function promptFormValues({ title, category, tags, content }: Stored): PromptFormValues {
  return { title, category: category ?? '', tags: tagsText(tags), content };
}

export const FIELD_LABELS: Record<PromptField, string> = { title: 'Title', category: 'Category', tags: 'Tags', content: 'Content' };

export const PROMPT_COLUMNS = 'title, category, tags, content';
export const VERSION_COLUMNS = 'title, category, content';
/** Columns for lists, which do not read the content. Lists of one's own prompts add the tags. */
export const SHORT_COLUMNS = 'title, category';
