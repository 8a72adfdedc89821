import type { z } from 'zod';
import type { promptSummary, searchResults } from '../../../lib/integrations/api/schemas';
import { parseRecord } from '../../../lib/text/record';
import type { Session } from './session';

type Summary = z.infer<typeof promptSummary>;
type Results = Pick<z.infer<typeof searchResults>, 'prompts' | 'publicPrompts'>;
type CachedQuery = { q: string; category: string | undefined };

/** Cached prompts with words that begin with those of `q`, in the category if given, last seen first. `oldest`: when the first of them was seen. */
export function cachedPrompts(session: Session, { q, category }: CachedQuery): { prompts: Summary[]; oldest: number } {
  const words = wordsOf(q);
  const found = new Map<string, { prompt: Summary; at: number }>();
  for (const { body, at } of session.cache.findAll(session.apiUrl('/'))) {
    for (const prompt of promptsIn(body)) {
      const matches = words.every((word) => wordsOf(textOf(prompt)).some((one) => one.startsWith(word)));
      if (matches && (!category || prompt.category?.slug === category) && !found.has(prompt.id)) found.set(prompt.id, { prompt, at });
    }
  }
  const all = [...found.values()];
  return { prompts: all.map(({ prompt }) => prompt), oldest: Math.min(...all.map(({ at }) => at)) };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const textOf = ({ title, description, category }: Summary) => `${title} ${description} ${category?.name ?? ''}`;

/** The prompts in a cached answer: the results of a search, or a single prompt. */
function promptsIn(body: string): Summary[] {
  const answer = parseRecord(body) as Partial<Summary & Results>;
  if (typeof answer.id === 'string' && typeof answer.title === 'string') return [answer as Summary];
  return [...(answer.prompts ?? []).map(({ prompt }) => prompt), ...(answer.publicPrompts ?? [])].filter((prompt) => prompt?.id);
}
