import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Prompt } from '@/lib/prompts/prompt';
import { relatedPrompts } from '@/lib/prompts/related';
import { promptEntry } from '../support/library-folder';

const named = (id: string, title: string, createdAt = '2026-01-01') => promptEntry({ id, slug: id, title, createdAt });
const idsOf = (prompts: { id: string }[]) => prompts.map(({ id }) => id);

describe('related prompts', () => {
  test('are four at most, those with most title words in common first, then the newest', () => {
    const prompt = named('self', 'Review a database query plan');
    const category = [
      named('old', 'Name a cat', '2020-01-01'),
      named('new', 'Name a dog', '2026-01-01'),
      named('one', 'Review an essay', '2019-01-01'),
      prompt,
      named('newer', 'Name a fish', '2026-02-01'),
      named('two', 'Review a Database schema', '2018-01-01'),
    ];
    expect(idsOf(relatedPrompts(prompt, category))).toEqual(['two', 'one', 'newer', 'new']);
  });

  test('of an only prompt are none', () => {
    const prompt = promptEntry();
    expect(relatedPrompts(prompt, [prompt])).toEqual([]);
  });

  test('are those that comparing each with every other one gives', () => {
    const title = fc.array(fc.constantFrom('plan', 'week', 'email', 'budget', 'review', 'to', 'a'), { maxLength: 4 });
    const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-01-${String(date).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(title, day), { minLength: 1, maxLength: 20 }), (drawn) => {
        const category = drawn.map(([words, createdAt], index) => named(String(index), words.join(' '), createdAt));
        for (const prompt of category) expect(idsOf(relatedPrompts(prompt, category))).toEqual(idsOf(byComparing(prompt, category)));
      }),
    );
  });
});

function byComparing(prompt: Prompt, category: Prompt[]): Prompt[] {
  const words = (title: string) => new Set(title.match(/[a-z]{4,}/g) ?? []);
  const shared = (other: Prompt) => [...words(other.title)].filter((word) => words(prompt.title).has(word)).length;
  return category
    .filter((other) => other !== prompt)
    .sort((one, other) => shared(other) - shared(one) || other.createdAt.localeCompare(one.createdAt))
    .slice(0, 4);
}
