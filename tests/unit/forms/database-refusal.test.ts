import { expect, test } from 'vitest';
import { databaseRefusal } from '@/lib/forms/database-refusal';

test.each([
  ['prompts', 'prompts-quota'],
  ['text', 'text-quota'],
  ['saved_prompts', 'saved-prompts-quota'],
  ['pinned_prompts', 'pinned-prompts-quota'],
])('a full account is refused with the limit that it reached: %s', (details, code) => {
  expect(databaseRefusal({ code: 'PT403', details })).toBe(code);
});

test('whose name is used up is refused with that', () => {
  expect(databaseRefusal({ code: 'PT409', details: null })).toBe('no-username');
});

test('any other error is none', () => {
  expect(databaseRefusal(null)).toBeNull();
  expect(databaseRefusal(new Error('prompts'))).toBeNull();
  expect(databaseRefusal({ code: '42501', details: 'prompts' })).toBeNull();
  expect(databaseRefusal({ code: 'PT403', details: 'something else' })).toBeNull();
});
