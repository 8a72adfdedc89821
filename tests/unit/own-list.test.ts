import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearedFilter, isNarrowed, type OwnListFilter, ownListPath, parseOwnListFilter } from '@/lib/own-list';

const query = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams);

test('a filter comes back from its address', () => {
  const filter: OwnListFilter = { q: 'plan & “b”', category: 'Home + garden', visibility: 'private', sort: 'title', page: 3 };
  expect(parseOwnListFilter(query(ownListPath('/list', filter)), 'my-prompts')).toEqual(filter);
  for (const collection of ['any', 'none', '5eed0000-0000-4000-8000-00000000c001'])
    expect(parseOwnListFilter(query(ownListPath('/list', { collection })), 'saved')).toEqual({ collection });
  expect(parseOwnListFilter({ collection: 'monday' }, 'saved')).toEqual({});
  expect(parseOwnListFilter(query(ownListPath('/list', { sort: 'newest' })), 'saved')).toEqual({ sort: 'newest' });
});

test('one list has one address: what is usual is left out', () => {
  expect(ownListPath('/list', {})).toBe('/list');
  expect(ownListPath('/list', { page: 1 })).toBe('/list');
  expect(ownListPath('/list', { sort: 'newest', page: 2 })).toBe('/list?sort=newest&page=2');
});

test('what a form without JavaScript sends empty is nothing', () => {
  expect(parseOwnListFilter({ q: ' ', category: '', visibility: '', sort: '' }, 'my-prompts')).toEqual({});
});

test('a list is not narrowed by what it does not have', () => {
  expect(parseOwnListFilter({ visibility: 'public' }, 'my-prompts')).toEqual({ visibility: 'public' });
  expect(parseOwnListFilter({ visibility: 'public' }, 'saved')).toEqual({});
});

test('clearing keeps the order, and narrows no more', () => {
  const filter: OwnListFilter = { q: 'plan', category: 'Home', sort: 'title', page: 2 };
  expect(isNarrowed(filter)).toBe(true);
  expect(clearedFilter(filter)).toEqual({ sort: 'title' });
  expect(isNarrowed(clearedFilter(filter))).toBe(false);
});

test('nothing that an address can say breaks it, and what is read is an address again', () => {
  const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.array(fc.string(), { maxLength: 2 }), fc.constant(undefined));
  const raw = fc.record({ q: value, category: value, visibility: value, collection: value, sort: value, page: value });
  fc.assert(
    fc.property(raw, fc.constantFrom('my-prompts' as const, 'saved' as const), (given, list) => {
      const filter = parseOwnListFilter(given, list);
      expect(parseOwnListFilter(query(ownListPath('/list', filter)), list)).toEqual(filter);
    }),
  );
});
