import { expect, test } from 'vitest';
import { moderationKey } from '@/components/moderation/moderation-keys';

const pressed = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

test('letters go through the list and choose a decision', () => {
  expect(['j', 'k', 'o', 'H', 'r', 's'].map((key) => moderationKey(pressed(key), false, true))).toEqual([
    { go: 'next' },
    { go: 'previous' },
    { choose: 'keep' },
    { choose: 'hide' },
    { choose: 'remove' },
    { show: 'suspend' },
  ]);
});

test('they are letters where something is written, with another key, and where single keys are off', () => {
  expect(moderationKey(pressed('r'), true, true)).toBeNull();
  expect(moderationKey(pressed('r', { ctrlKey: true }), false, true)).toBeNull();
  expect(moderationKey(pressed('r'), false, false)).toBeNull();
  for (const key of ['x', 'toString', 'Enter']) expect(moderationKey(pressed(key), false, true), key).toBeNull();
});
