import type { FillablePrompt } from '../prompts/fillable-prompt';
import { foldedWords } from '../search/words';
import type { SharedPrompt } from './user-prompt';

/** What the browser needs of a community prompt. Its id stands for a slug: it has no other name that stays. */
export function fillableShared({ id, title, content, category }: SharedPrompt): FillablePrompt {
  return { id, slug: id, title, promptText: content, category: { slug: '', name: category ?? '' } };
}

/** The words of some texts that begin like a word of the query, folded: those that the search of the database went by. */
export function hitsIn(query: string, texts: string[]): ReadonlySet<string> {
  const wanted = foldedWords(query);
  if (wanted.length === 0) return new Set();
  const words = new Set(texts.flatMap(foldedWords));
  return new Set([...words].filter((word) => wanted.some((start) => word.startsWith(start))));
}

/** As many characters of the content as a row of the list carries (search_public_prompts in supabase/migrations). */
const PREVIEW_LENGTH = 600;

/** A preview that ends well: a blank that was cut in two is dropped. */
export function tidyPreview(preview: string): string {
  if ([...preview].length < PREVIEW_LENGTH) return preview;
  return `${preview.replace(/\s*\[[A-Z0-9_]*(\|[^\]]*)?$/, '')}…`;
}
