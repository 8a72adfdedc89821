import { expect, test } from 'vitest';
import { changeMessage } from '@/components/my-prompts/selection/change-message';

test.each([
  [{ change: 'category', category: 'Marketing' }, 43, '43 prompts moved to Marketing.'],
  [{ change: 'category', category: '' }, 1, '1 prompt removed from its category.'],
  [{ change: 'add', collection: 'Client A' }, 2, '2 prompts added to Client A.'],
  [{ change: 'remove' }, 1, '1 prompt removed from the collection.'],
  [{ change: 'private' }, 1000, '1,000 prompts made private.'],
  [{ change: 'delete' }, 1, '1 prompt deleted.'],
  [{ change: 'private' }, 0, 'They are already private.'],
] as const)('%o of %i is “%s”', (made, prompts, message) => {
  expect(changeMessage(made, prompts)).toBe(message);
});
