import { expect, test } from 'vitest';
import { databaseProblem } from '@/lib/integrations/api/own-refusals';
import { BackendError } from '@/lib/supabase/connection';

test.each([
  [{ code: 'PT403', details: 'prompts' }, 'quota-reached'],
  [{ code: 'PT403', details: 'many-suggestions' }, 'quota-reached'],
  [{ code: 'PT403', details: 'closed' }, 'no-suggestions'],
  [{ code: 'PT403', details: 'hidden' }, 'not-published'],
  [{ code: 'PT404' }, 'not-found'],
  [{ code: 'PT412' }, 'precondition-failed'],
])('the database’s error %j is the problem %s', (cause, kind) => {
  expect(databaseProblem(new BackendError('refused', { cause }))?.type).toMatch(new RegExp(`#${kind}$`));
});

test('an error that is no refusal of a change is no problem of its own', () => {
  for (const cause of [{ code: 'PT409' }, { code: '42501' }, new Error('no connection')])
    expect(databaseProblem(new BackendError('refused', { cause }))).toBeNull();
  expect(databaseProblem(new Error('refused'))).toBeNull();
});
