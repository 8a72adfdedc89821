import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanQuery, isNarrowed, type ListFilter, listPath, parseLibraryFilter, parseListFilter } from '@/lib/lists/list-filter';
import { anyText } from '@/tests/unit/support/templates';

const ALL = ['q', 'category', 'topic', 'visibility', 'collection', 'sort', 'after', 'page'] as const;
const query = (path: string) => Object.fromEntries(new URL(path, 'https://site.example').searchParams);

describe('a query', () => {
  test.each([
    ['  plan   a\tweek\n', 'plan a week'],
    ['plan\u0000\u0007a', 'plan a'],
    ['plan \u0000 a', 'plan a'],
    ['\u202eweek', 'week'],
    [' \n\t ', ''],
    ['', ''],
    [undefined, ''],
    [[], ''],
    [['first', 'second'], 'first'],
    ['“quotes” & <b>tags</b>', '“quotes” & <b>tags</b>'],
    ['שלום 🙂', 'שלום 🙂'],
  ])('%j is read as %j', (typed, read) => {
    expect(cleanQuery(typed)).toBe(read);
  });

  test('is trimmed, on one line, well formed and 200 characters at most, whatever comes', () => {
    const hostile = fc.oneof(anyText, fc.string({ unit: 'binary', maxLength: 1000 }), fc.string({ maxLength: 1000 }));
    fc.assert(
      fc.property(hostile, (typed) => {
        const query = cleanQuery(typed);
        expect([...query].length).toBeLessThanOrEqual(200);
        expect(query).toBe(query.trim());
        expect(query).not.toMatch(/[\p{Cc}\p{Cf}]|\s\s/u);
        expect(query.isWellFormed()).toBe(true);
        expect(cleanQuery(query)).toBe(query);
      }),
    );
  });

  test('is trimmed also where it was cut, and an emoji is one character', () => {
    expect(cleanQuery(`${'x'.repeat(199)} more`)).toBe('x'.repeat(199));
    expect(cleanQuery('🙂'.repeat(201))).toBe('🙂'.repeat(200));
  });
});

describe('the filter of an address', () => {
  test('comes back from it', () => {
    const filter: ListFilter = {
      q: 'plan & “b”',
      category: 'Home + garden',
      topic: 'balcony-plants',
      visibility: 'private',
      sort: 'title',
      page: 3,
    };
    expect(parseListFilter(query(listPath('/list', filter)), ALL)).toEqual(filter);
    for (const collection of ['any', 'none', '5eed0000-0000-4000-8000-00000000c001'])
      expect(parseListFilter(query(listPath('/list', { collection })), ALL)).toEqual({ collection });
  });

  test('leaves out what makes no sense, and what a form without JavaScript sends empty', () => {
    expect(parseListFilter({ q: ' ', category: '', visibility: 'all', collection: 'monday', sort: 'z', page: 'two' }, ALL)).toEqual({});
    expect(parseListFilter({ category: 'x'.repeat(51) }, ALL)).toEqual({});
    for (const topic of ['Meals', '../x', 'x'.repeat(41)]) expect(parseListFilter({ topic }, ALL)).toEqual({});
    expect(parseListFilter({ category: 'a\u0000b' }, ALL)).toEqual({});
    expect(parseListFilter({}, ALL)).toEqual({});
  });

  test.each(['0', '1', '-2', '2.5', 'NaN', 'Infinity', '1e9', '99999999999999999999', '', ' ', '2;drop'])(
    'page "%s" is the first page',
    (page) => {
      expect(parseListFilter({ page }, ALL)).toEqual({});
    },
  );

  test('has only what its list can be narrowed by', () => {
    expect(parseListFilter({ q: 'plan', visibility: 'public' }, ['q', 'visibility'])).toEqual({ q: 'plan', visibility: 'public' });
    expect(parseListFilter({ q: 'plan', visibility: 'public' }, ['q'])).toEqual({ q: 'plan' });
  });

  test('has an order that its list has: how often something is saved is known of the library alone', () => {
    for (const sort of ['newest', 'title'] as const) {
      expect(parseListFilter({ sort }, ALL)).toEqual({ sort });
      expect(parseLibraryFilter({ sort })).toEqual({ sort });
    }
    expect(parseListFilter({ sort: 'saved' }, ALL)).toEqual({});
    expect(parseLibraryFilter({ q: 'plan', sort: 'saved', visibility: 'private' })).toEqual({ q: 'plan', sort: 'saved' });
    expect(parseLibraryFilter({ sort: 'used' })).toEqual({});
  });

  test('of repeated parameters the first counts', () => {
    const repeated = { q: ['a', 'b'], category: ['writing', 'coding'], page: ['3', '4'] };
    expect(parseListFilter(repeated, ALL)).toEqual({ q: 'a', category: 'writing', page: 3 });
  });

  test('says whether the list may leave something out', () => {
    expect(isNarrowed({ q: 'plan', sort: 'title', page: 2 })).toBe(true);
    expect(isNarrowed({ sort: 'title', page: 2 })).toBe(false);
  });

  test('is never broken by an address, and what is read is an address again', () => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.array(fc.string(), { maxLength: 2 }), fc.constant(undefined));
    const raw = fc.record(Object.fromEntries(ALL.map((name) => [name, value])));
    fc.assert(
      fc.property(raw, (given) => {
        const filter = parseListFilter(given, ALL);
        expect(parseListFilter(query(listPath('/list', filter)), ALL)).toEqual(filter);
      }),
    );
  });
});

describe('the address of a filter', () => {
  test('is plain where nothing is narrowed', () => {
    expect(listPath('/prompts', {})).toBe('/prompts');
    expect(listPath('/prompts', { q: '', category: '', page: 1 })).toBe('/prompts');
  });

  test('has its parts in one order, so that one list has one address', () => {
    expect(listPath('/prompts', { page: 2, category: 'coding', q: 'plan' })).toBe('/prompts?q=plan&category=coding&page=2');
  });

  test('cannot get more parameters from a query, end early or leave the site', () => {
    const address = listPath('/prompts', { q: 'a&page=9#x?"><script> +%' });
    const { host, pathname, hash, searchParams } = new URL(address, 'https://site.example');
    expect([host, pathname, hash]).toEqual(['site.example', '/prompts', '']);
    expect([...searchParams]).toEqual([['q', 'a&page=9#x?"><script> +%']]);
    expect(address).not.toMatch(/[<>"]/);
  });
});
