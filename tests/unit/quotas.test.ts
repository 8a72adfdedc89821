import { expect, test } from 'vitest';
import { quotaMessage } from '@/lib/quotas';

test.each([
  ['prompts', 'You have reached the limit of 1,000 prompts.'],
  ['text', 'You have reached the limit of 20 MB of text in your prompts.'],
  ['saved_prompts', 'You have reached the limit of 2,000 saved prompts.'],
])('a full account is told which limit it is: %s', (details, words) => {
  expect(quotaMessage({ code: 'PT403', details })).toContain(words);
});

test('any other answer of the database is none of its business', () => {
  expect(quotaMessage(null)).toBeNull();
  expect(quotaMessage({ code: '42501', details: 'prompts' })).toBeNull();
  expect(quotaMessage({ code: 'PT403', details: 'something else' })).toBeNull();
});
