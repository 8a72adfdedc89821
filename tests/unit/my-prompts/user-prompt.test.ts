import { expect, test } from 'vitest';
import { restorableUntil } from '@/lib/my-prompts/deleted-prompt';
import { tidyPreview } from '@/lib/my-prompts/user-prompt';

test('a preview that was cut ends without half a blank', () => {
  expect(tidyPreview('Short [TOPIC')).toBe('Short [TOPIC');
  const cut = (end: string) => 'x'.repeat(600 - end.length) + end;
  expect(tidyPreview(cut(' [TOP'))).toBe(`${'x'.repeat(595)}…`);
  expect(tidyPreview(cut(' [TOPIC|so'))).toBe(`${'x'.repeat(590)}…`);
  expect(tidyPreview(cut(' [TOPIC]'))).toBe(`${'x'.repeat(592)} [TOPIC]…`);
});

test('what only looks like a blank stays', () => {
  const cut = (end: string) => 'x'.repeat(600 - end.length) + end;
  for (const end of [' [topic|so', ' [A|b] so', ' TOPIC]', ' [a] [b']) expect(tidyPreview(cut(end))).toBe(`${cut(end)}…`);
  expect(tidyPreview(cut(' [[TOPIC'))).toBe(`${'x'.repeat(592)} […`);
  expect(tidyPreview(cut(' [A|[B] [C|d'))).toBe(`${'x'.repeat(588)} [A|[B]…`);
});

test('a deleted prompt can be restored for thirty days', () => {
  expect(restorableUntil('2026-11-24T06:00:00.123456+00:00')).toBe('2026-12-24T06:00:00.123Z');
});
