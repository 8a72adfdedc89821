import { expect, test } from 'vitest';
import { matchesIn } from '@/lib/user-prompts/list-item';

test('every word that begins like a word of the query matches', () => {
  expect([...matchesIn('Custom café', ['Talk to customers', 'A customer in a cafe'])]).toEqual(['customers', 'customer', 'cafe']);
  expect(matchesIn(' !? ', ['anything']).size).toBe(0);
  expect(matchesIn('', ['anything']).size).toBe(0);
});
