import { expect, test } from 'vitest';
import { hitsIn } from '@/lib/user-prompts/public-prompt';

test('every word that begins like a word of the query is a hit', () => {
  expect([...hitsIn('Custom café', ['Talk to customers', 'A customer in a cafe'])]).toEqual(['customers', 'customer', 'cafe']);
  expect(hitsIn(' !? ', ['anything']).size).toBe(0);
  expect(hitsIn('', ['anything']).size).toBe(0);
});
