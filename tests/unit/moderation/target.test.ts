import { expect, test } from 'vitest';
import { editPath, parseTarget, targetOf } from '@/lib/moderation/target';

const id = '5eed0000-0000-4000-8000-000000000001';

test('a path names a prompt, a collection or a profile by its id, and nothing else', () => {
  for (const kind of ['prompt', 'collection', 'profile']) expect(parseTarget({ kind, id })).toEqual({ kind, id });
  for (const [kind, other] of [
    ['prompt', 'cover-letter'],
    ['guide', id],
    ['toString', id],
    ['prompt', `${id}'`],
  ])
    expect(parseTarget({ kind: kind ?? '', id: other ?? '' }), `${kind} ${other}`).toBeNull();
});

test('a row of the database is a target', () => {
  expect(targetOf({ kind: 'profile', thing_id: id })).toEqual({ kind: 'profile', id });
  expect(() => targetOf({ kind: 'guide', thing_id: id })).toThrow('There is no kind of item called guide');
});

test('each kind is changed on a page of the dashboard', () => {
  expect(editPath({ kind: 'prompt', id })).toBe(`/dashboard/my-prompts/${id}/edit`);
  expect(editPath({ kind: 'collection', id })).toBe(`/dashboard/collections/${id}/edit`);
  expect(editPath({ kind: 'profile', id })).toBe('/dashboard/profile');
});
