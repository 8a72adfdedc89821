import { describe, expect, test } from 'vitest';
import type { Prompt } from '@/lib/prompts/prompt';
import { relatedPrompts } from '@/lib/prompts/related';
import { promptEntry } from '../support/library-folder';

const named = (title: string, change: Partial<Prompt> = {}) =>
  promptEntry({ id: title, slug: title, title, description: '', keywords: [], createdAt: '2026-01-01', ...change });
const titlesOf = (prompts: { title: string }[]) => prompts.map(({ title }) => title);
const related = (prompt: Prompt, others: Prompt[]) => titlesOf(relatedPrompts(prompt, [...others, prompt]));

describe('related prompts', () => {
  test('are four at most, those with most title words in common first, then the newest', () => {
    const others = [
      named('Name a cat', { createdAt: '2020-01-01' }),
      named('Name a dog', { createdAt: '2026-01-01' }),
      named('Review an essay', { createdAt: '2019-01-01' }),
      named('Name a fish', { createdAt: '2026-02-01' }),
      named('Review a Database schema', { createdAt: '2018-01-01' }),
    ];
    const prompt = named('Review a database query plan');
    expect(related(prompt, others)).toEqual(['Review a Database schema', 'Review an essay', 'Name a fish', 'Name a dog']);
  });

  test('of an only prompt are none', () => {
    const prompt = promptEntry();
    expect(relatedPrompts(prompt, [prompt])).toEqual([]);
  });

  test.each(['plan', 'ideas', 'letter'])('a word that many titles have says nothing: %s', (word) => {
    const common = ['memorial', 'workout', 'wedding', 'garden', 'moving', 'savings', 'travel', 'study', 'party', 'sleep'];
    const others = common.map((thing) => named(`${thing} ${word}`));
    const cheap = named('Cheap family meals', { createdAt: '2020-01-01' });
    expect(related(named(`Weekly meal ${word}`), [...others, cheap])[0]).toBe('Cheap family meals');
  });

  test('a word counts in whatever form, and in keywords, where titles share none', () => {
    const eat = named('What to eat', { keywords: ['healthy recipes'], createdAt: '2020-01-01' });
    const others = [named('Move to a new flat'), named('Pay a bill'), named('Clean a stain'), named('Walk a dog'), eat];
    expect(related(named('Dinner', { keywords: ['a recipe for tonight'] }), others)[0]).toBe('What to eat');
  });

  test('what is of the same topic comes before what is only newer', () => {
    const others = [named('Newer', { createdAt: '2026-03-01' }), named('Older', { topic: 'meals', createdAt: '2020-01-01' })];
    expect(related(named('Dinner', { topic: 'meals' }), others)).toEqual(['Older', 'Newer']);
  });
});
