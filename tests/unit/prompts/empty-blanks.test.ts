import { expect, test } from 'vitest';
import { emptyBlanksMessage } from '@/lib/prompts/empty-blanks';

test.each([
  ['Recipient', '1 blank is empty: Recipient.'],
  ['Recipient Offer', '2 blanks are empty: Recipient, Offer.'],
  ['A B C D E', '5 blanks are empty: A, B, C, D, E.'],
  ['A B C D E F', '6 blanks are empty: A, B, C, D, E and 1 more.'],
])('%s: "%s"', (labels, message) => {
  expect(emptyBlanksMessage(labels.split(' ').map((label) => ({ label })))).toBe(message);
});
