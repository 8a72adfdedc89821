import type { z } from 'zod';
import type { promptSummary, searchResults } from '../../../lib/integrations/api/schemas';
import type { Session } from './session';

type Summary = z.infer<typeof promptSummary>;
type Wanted = { q: string; category: string | undefined };

/** The prompts in cached answers that have all of the words, those seen last first, and when the oldest of them was seen. */
export function cachedPrompts(session: Session, { q, category }: Wanted): { prompts: Summary[]; oldest: number } {
  const words = wordsOf(q);
  const found = new Map<string, { prompt: Summary; at: number }>();
  for (const { body, at } of session.cache.startingWith(session.apiUrl('/'))) {
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

/** Those of a search, or the one that was shown. */
function promptsIn(body: string): Summary[] {
  const answer = parsed(body);
  if (!answer) return [];
  if (typeof answer.id === 'string' && typeof answer.title === 'string') return [answer as Summary];
  return [...(answer.prompts ?? []).map(({ prompt }) => prompt), ...(answer.publicPrompts ?? [])].filter((prompt) => prompt?.id);
}

function parsed(body: string): Partial<Summary & Pick<z.infer<typeof searchResults>, 'prompts' | 'publicPrompts'>> | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
