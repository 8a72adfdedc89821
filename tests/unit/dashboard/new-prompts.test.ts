import { expect, test } from 'vitest';
import { createdWithin, newInCategories } from '@/lib/dashboard/start-rows';
import { addedLater } from '@/lib/prompts/library-order';

const prompt = (id: string, category: string | null, createdAt = '2026-11-20') => ({ id, category, createdAt });
const ids = (prompts: { id: string }[]) => prompts.map(({ id }) => id);
const ask = { categories: ['Writing', 'coding', null, undefined], known: new Set<string>(), count: 6 };

test('those of one’s categories are new, in whatever case those are spelled, the newest first', () => {
  const prompts = [
    prompt('old', 'Writing', '2026-11-01'),
    prompt('new', 'writing', '2026-11-20T10:00:00+00:00'),
    prompt('day', 'WRITING', '2026-11-20'),
    prompt('other', 'Travel'),
    prompt('none', null),
  ];
  expect(ids(newInCategories(prompts, ask))).toEqual(['new', 'day', 'old']);
});

test('what is known is not new', () => {
  expect(ids(newInCategories([prompt('a', 'Writing'), prompt('b', 'Writing')], { ...ask, known: new Set(['a']) }))).toEqual(['b']);
});

test('each category has its turn, and there are no more than asked for', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => prompt(id, 'Writing', '2026-11-20'));
  expect(ids(newInCategories([...many, prompt('code', 'Coding', '2026-11-02')], ask))).toEqual(['a', 'code', 'b', 'c', 'd', 'e']);
});

test('without categories, or without prompts, nothing is new', () => {
  expect(newInCategories([prompt('a', 'Writing')], { ...ask, categories: [] })).toEqual([]);
  expect(newInCategories([], ask)).toEqual([]);
});

test('what came a month ago is new no more', () => {
  const now = Date.parse('2026-12-01T12:00:00Z');
  const prompts = [prompt('now', null, '2026-12-01'), prompt('late', null, '2026-11-02'), prompt('before', null, '2026-11-01')];
  expect(ids(createdWithin(prompts, 30, now))).toEqual(['now', 'late']);
});

test('what a library began with is not new', () => {
  expect(
    ids(addedLater([prompt('first', null, '2026-01-02'), prompt('too', null, '2026-01-02'), prompt('later', null, '2026-01-03')])),
  ).toEqual(['later']);
  expect(addedLater([])).toEqual([]);
});
