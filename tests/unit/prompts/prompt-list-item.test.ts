import { expect, test } from 'vitest';
import { blanksText, libraryFacts } from '@/lib/prompts/prompt-list-item';
import { promptEntry } from '../support/library-folder';

test.each([
  ['Write.', '0 blanks'],
  ['Write [IT].', '1 blank'],
  ['Write [IT] about [IT] in [TONE|a friendly|a formal] tone.', '2 blanks'],
  ['Write [IT].[WHY? Because ….]', '1 blank, 1 optional'],
  ['Write [IT] to [WHOM].[WHY? Because ….][WHEN? By ….]', '2 blanks, 2 optional'],
  ['Write.[WHY? Because ….]', '1 optional blank'],
])('%s has %s', (template, text) => expect(blanksText(template)).toBe(text));

test('says what has to be pasted, or that it is a conversation', () => {
  const asks = (change: Parameters<typeof promptEntry>[0]) => libraryFacts(promptEntry(change)).asks;
  expect(asks({})).toBeNull();
  expect(asks({ conversation: true })).toBe('Conversation');
  expect(asks({ material: ['JOB_AD', 'RESUME'], conversation: true })).toBe('Paste: job ad, resume');
});

test('says how many it worked for once somebody has rated it', () => {
  expect(libraryFacts(promptEntry()).worked).toBeNull();
  expect(libraryFacts(promptEntry({ ratingWorked: 3, ratingNeedsTweak: 1 })).worked).toBe('75% worked');
});
