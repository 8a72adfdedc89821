import type { FillablePrompt } from '../prompts/fillable-prompt';
import { foldedWords } from '../search/words';
import type { PublicPrompt } from './user-prompt';

/** What the browser needs of a community prompt. Its id stands for a slug: it has no other name that stays. */
export function fillablePublicPrompt({ id, title, content, category }: PublicPrompt): FillablePrompt {
  return { id, slug: id, title, promptText: content, category: { slug: '', name: category ?? '' } };
}

/** The words of some texts that begin like a word of the query, folded: those that the search of the database went by. */
export function hitsIn(query: string, texts: string[]): ReadonlySet<string> {
  const wanted = foldedWords(query);
  if (wanted.length === 0) return new Set();
  const words = new Set(texts.flatMap(foldedWords));
  return new Set([...words].filter((word) => wanted.some((start) => word.startsWith(start))));
}
