import { expect, test } from 'vitest';
import { reviewKey } from '@/components/lists/keys/review-keys';

const pressed = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

const reading = { writing: false, singleKeys: true };

const LETTERS = { o: '#keep', h: '#hide' };

test('letters go through the list and reach controls', () => {
  expect(['j', 'k', 'o', 'H'].map((key) => reviewKey(pressed(key), reading, LETTERS))).toEqual([
    { go: 'next' },
    { go: 'previous' },
    { reach: '#keep' },
    { reach: '#hide' },
  ]);
});

test('they are letters where something is written, with another key, and where single keys are off', () => {
  expect(reviewKey(pressed('o'), { ...reading, writing: true }, LETTERS)).toBeNull();
  expect(reviewKey(pressed('o', { ctrlKey: true }), reading, LETTERS)).toBeNull();
  expect(reviewKey(pressed('o'), { ...reading, singleKeys: false }, LETTERS)).toBeNull();
  for (const key of ['x', 'toString', 'Enter']) expect(reviewKey(pressed(key), reading, LETTERS), key).toBeNull();
});
