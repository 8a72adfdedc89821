import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withFilter } from '@/lib/paths';
import { cleanQuery, parseFilter } from '@/lib/prompts/filter';
import { anyText } from '../support/templates';

const known = (slug: string) => slug === 'coding' || slug === 'writing';

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
  test('leaves out what makes no sense', () => {
    expect(parseFilter({ q: ' ', category: 'cooking', page: 'two' }, known)).toEqual({});
    expect(parseFilter({ category: '__proto__' }, known)).toEqual({});
    expect(parseFilter({}, known)).toEqual({});
  });

  test.each(['0', '1', '-2', '2.5', 'NaN', 'Infinity', '1e9', '99999999999999999999', '', ' ', '2;drop'])(
    'page "%s" is the first page',
    (page) => {
      expect(parseFilter({ page }, known)).toEqual({});
    },
  );

  test('of repeated parameters the first counts', () => {
    expect(parseFilter({ q: ['a', 'b'], category: ['writing', 'coding'], page: ['3', '4'] }, known)).toEqual({
      q: 'a',
      category: 'writing',
      page: 3,
    });
  });

  test('comes back from its own address', () => {
    const filter = fc.record(
      {
        q: anyText.map(cleanQuery).filter(Boolean),
        category: fc.constantFrom('coding', 'writing'),
        page: fc.integer({ min: 2, max: 10_000 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filter, (wanted) => {
        const { searchParams } = new URL(withFilter('/prompts', wanted), 'https://site.example');
        expect(parseFilter(Object.fromEntries(searchParams), known)).toEqual(wanted);
      }),
    );
  });
});
