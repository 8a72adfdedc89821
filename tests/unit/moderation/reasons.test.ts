import { expect, test } from 'vitest';
import { mainReason } from '@/lib/moderation/reasons';

test('the main reason is the most frequent one, of several the first', () => {
  expect(mainReason(['other', 'spam', 'spam'])).toBe('spam');
  expect(mainReason(['other', 'spam'])).toBe('other');
  expect(mainReason([])).toBeUndefined();
});
