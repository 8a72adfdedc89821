import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';

/** The id of the page's list of category names (CategoryNames). */
export const CATEGORY_NAMES = 'category-names';

export function deleteQuestion(title: string): string {
  return `Are you sure you want to delete "${title}"? This action cannot be undone.`;
}

/** One's own prompt for the library's dialog and values. It has no slug: copies of one's own prompts are not counted. */
export function fillableOf({ id, title, content, category }: UserPrompt): FillablePrompt {
  return { id, slug: '', title, promptText: content, category: { slug: '', name: category ?? '' } };
}
