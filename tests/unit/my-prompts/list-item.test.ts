import { expect, test } from 'vitest';
import { LIST_FACTS, matchesIn, userPromptFacts } from '@/lib/my-prompts/list-item';
import { userPrompt } from '../support/user-prompts';

test('every word that begins like a word of the query matches', () => {
  expect([...matchesIn('Custom café', ['Talk to customers', 'A customer in a cafe'])]).toEqual(['customers', 'customer', 'cafe']);
  expect(matchesIn(' !? ', ['anything']).size).toBe(0);
  expect(matchesIn('', ['anything']).size).toBe(0);
});

test('says what the list names, and no more', () => {
  const prompt = userPrompt({ category: 'Letters' });
  expect(userPromptFacts(prompt, LIST_FACTS.own)).toEqual({
    category: 'Letters',
    createdAt: prompt.createdAt,
    isPrivate: true,
    isHidden: false,
    texts: ['1 blank'],
  });
  expect(userPromptFacts(prompt, LIST_FACTS.public)).toEqual({
    author: { name: 'Ada', username: 'ada' },
    category: 'Letters',
    createdAt: '2026-11-20T10:00:00Z',
    texts: [],
  });
  expect(userPromptFacts(prompt, [])).toEqual({ texts: [] });
});
