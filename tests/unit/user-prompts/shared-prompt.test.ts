import { expect, test } from 'vitest';
import { hitsIn, tidyPreview } from '@/lib/user-prompts/shared-prompt';

test('every word that begins like a word of the query is a hit', () => {
  expect([...hitsIn('Custom café', ['Talk to customers', 'A customer in a cafe'])]).toEqual(['customers', 'customer', 'cafe']);
  expect(hitsIn(' !? ', ['anything']).size).toBe(0);
  expect(hitsIn('', ['anything']).size).toBe(0);
});

test('a preview that was cut ends without half a blank', () => {
  expect(tidyPreview('Short [TOPIC')).toBe('Short [TOPIC');
  const cut = (end: string) => 'x'.repeat(600 - end.length) + end;
  expect(tidyPreview(cut(' [TOP'))).toBe(`${'x'.repeat(595)}…`);
  expect(tidyPreview(cut(' [TOPIC|so'))).toBe(`${'x'.repeat(590)}…`);
  expect(tidyPreview(cut(' [TOPIC]'))).toBe(`${'x'.repeat(592)} [TOPIC]…`);
});
