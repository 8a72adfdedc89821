import { expect, test } from 'vitest';
import { foundMessage } from '../../../lib/collections/prompts-to-add';
import type { PromptListItem } from '../../../lib/prompts/prompt-list-item';

const items = (count: number) =>
  Array.from({ length: count }, (_, index): PromptListItem => {
    return { ref: { kind: 'library', id: `p-${index}` }, storageId: `p-${index}`, title: 'T', excerpt: [], facts: {} };
  });

test.each([
  [0, false, false, 'No prompt has all of these words.'],
  [1, false, false, '1 prompt found.'],
  [20, false, false, '20 prompts found.'],
  [20, true, false, 'The first 20 prompts. Add a word to narrow them down.'],
  [3, false, true, 'No prompt has all of these words. These come close.'],
])('of %i prompts, of which there are more: %s, and near: %s, it is said: %s', (count, more, near, message) =>
  expect(foundMessage({ items: items(count), more, near })).toBe(message),
);
