import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoriesOf, filterSaved, type SavedEntry } from '@/lib/saved/saved-list';

const entry = (promptId: string, more: Partial<SavedEntry> = {}): SavedEntry => ({
  promptId,
  createdAt: '2026-01-01',
  usedAt: null,
  title: promptId,
  category: null,
  inLibrary: false,
  pinned: false,
  collections: [],
  found: true,
  inTitle: false,
  ...more,
});
const ids = (entries: readonly SavedEntry[]) => entries.map(({ promptId }) => promptId);

const saved = [
  entry('old', { createdAt: '2026-01-01', title: 'Zebra', category: 'Writing' }),
  entry('used', { createdAt: '2026-01-02', usedAt: '2026-03-01', title: 'École', category: 'Coding', inTitle: true }),
  entry('gone', { createdAt: '2026-01-03', title: null, found: false }),
  entry('new', { createdAt: '2026-02-01', title: 'apple', category: 'Writing', found: false }),
];

test('one that was used comes first, and one that was not stands where it was saved', () => {
  expect(ids(filterSaved(saved, {}))).toEqual(['used', 'new', 'gone', 'old']);
});

test('the newest first, or from A to Z without regard to case and accents, what is gone at the end', () => {
  expect(ids(filterSaved(saved, { sort: 'newest' }))).toEqual(['new', 'gone', 'used', 'old']);
  expect(ids(filterSaved(saved, { sort: 'title' }))).toEqual(['new', 'used', 'old', 'gone']);
});

test('pinned ones come first whatever the order, but with words after those that have them in the title', () => {
  const pinned = [...saved, entry('pinned', { createdAt: '2025-01-01', title: 'Mango', pinned: true })];
  for (const sort of [undefined, 'newest', 'title'] as const) expect(ids(filterSaved(pinned, sort ? { sort } : {}))[0]).toBe('pinned');
  expect(ids(filterSaved(pinned, { q: 'x' }))).toEqual(['used', 'pinned', 'old']);
});

test('words leave what was found, with those in the title first', () => {
  expect(ids(filterSaved(saved, { q: 'x', sort: 'newest' }))).toEqual(['used', 'old']);
  const later = entry('later', { createdAt: '2026-12-01' });
  expect(ids(filterSaved([...saved, later], { q: 'x', sort: 'newest' }))).toEqual(['used', 'later', 'old']);
});

test('collections leave what is in any, in none or in one of them', () => {
  const kept = [entry('a', { collections: ['1', '2'] }), entry('b', { collections: ['2'] }), entry('c')];
  const left = (collection: string) => ids(filterSaved(kept, { collection })).toSorted();
  expect(left('any')).toEqual(['a', 'b']);
  expect(left('none')).toEqual(['c']);
  expect(left('1')).toEqual(['a']);
  expect(left('3')).toEqual([]);
});

test('a category leaves what is in it', () => {
  expect(ids(filterSaved(saved, { category: 'Writing' }))).toEqual(['new', 'old']);
});

test('the categories are named once, sorted', () => {
  expect(categoriesOf(saved)).toEqual(['Coding', 'Writing']);
});

test('categories that differ in case are one, spelled as in the library', () => {
  const several = [
    entry('shared', { category: 'Business Strategy' }),
    entry('library', { category: 'Business strategy', inLibrary: true }),
    entry('other', { category: 'business strategy' }),
  ];
  expect(categoriesOf(several)).toEqual(['Business strategy']);
  expect(ids(filterSaved(several, { category: 'Business strategy' })).toSorted()).toEqual(['library', 'other', 'shared']);
});

test('sorting loses nothing, adds nothing and does not depend on the order it is given', () => {
  const moment = fc.integer({ min: 1, max: 4 }).map((day) => `2026-01-0${day}`);
  const one = fc.record({
    createdAt: moment,
    usedAt: fc.option(moment),
    title: fc.option(fc.string({ maxLength: 3 })),
    inTitle: fc.boolean(),
  });
  const some = fc.array(one, { maxLength: 12 }).map((all) => all.map((more, index) => entry(`p${index}`, more)));
  const filter = fc.record(
    { q: fc.constantFrom('', 'x'), sort: fc.constantFrom('newest' as const, 'title' as const) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(some, filter, (entries, how) => {
      const sorted = ids(filterSaved(entries, how));
      expect(new Set(sorted)).toEqual(new Set(ids(entries)));
      expect(ids(filterSaved(entries.toReversed(), how))).toEqual(sorted);
    }),
  );
});
