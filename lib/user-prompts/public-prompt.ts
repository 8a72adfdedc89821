import type { FillablePrompt } from '../prompts/fillable-prompt';
import { materialIn } from '../prompts/written-values';
import { databaseQuery } from '../search/database-query';
import { tokenize } from '../search/tokens';
import type { PublicPrompt } from './user-prompt';

/** What the browser needs of a public prompt. Its id takes the place of the slug. */
export function fillablePublicPrompt({ id, title, content, category }: PublicPrompt): FillablePrompt {
  return { id, slug: id, title, promptText: content, material: materialIn(content), category: { slug: '', name: category ?? '' } };
}

/** The normalized words of some texts that begin with a word of the query, as the database matches them. */
export function matchesIn(query: string, texts: string[]): ReadonlySet<string> {
  const wanted = tokenize(databaseQuery(query));
  if (wanted.length === 0) return new Set();
  const words = new Set(texts.flatMap(tokenize));
  return new Set([...words].filter((word) => wanted.some((start) => word.startsWith(start))));
}
