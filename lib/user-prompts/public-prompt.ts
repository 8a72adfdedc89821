import type { FillablePrompt } from '../prompts/fillable-prompt';
import { tokenize } from '../search/tokens';
import type { PublicPrompt } from './user-prompt';

/** What the browser needs of a community prompt. Its id stands for a slug: it has no other name that stays. */
export function fillablePublicPrompt({ id, title, content, category }: PublicPrompt): FillablePrompt {
  return { id, slug: id, title, promptText: content, category: { slug: '', name: category ?? '' } };
}

/** The words of some texts that begin like a word of the query, normalized: those that the search of the database went by. */
export function matchesIn(query: string, texts: string[]): ReadonlySet<string> {
  const wanted = tokenize(query);
  if (wanted.length === 0) return new Set();
  const words = new Set(texts.flatMap(tokenize));
  return new Set([...words].filter((word) => wanted.some((start) => word.startsWith(start))));
}
