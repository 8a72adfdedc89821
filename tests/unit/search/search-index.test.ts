import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markMatches } from '@/lib/search/highlight';
import { createSearchIndex, type SearchableText } from '@/lib/search/search-index';
import { normalizeToken } from '@/lib/search/tokens';
import { matchesOf } from '../support/marks';
import { anyText } from '../support/templates';

type Named = SearchableText & { id: string };

function textOf(id: string, title: string, text = '', keywords = ''): Named {
  return { id, title, text, keywords };
}

const texts = [
  textOf('week', 'Plan a quiet week', 'Read my calendar and name three things to move.', 'Productivity'),
  textOf(
    'dinner',
    'Cook dinners around what is left',
    'Plan, plan and plan again: plan the week’s dinners, then plan the shopping.',
    'Productivity',
  ),
  textOf('launch', 'Planning a product launch', 'A launch has an owner and a day.', 'Marketing'),
  textOf('cafe', 'Name a café', 'It’s for people who don’t drink coffee. The word is constructor.', 'Creative'),
  textOf('review', 'Review a database query', 'Explain the execution of [SQL_QUERY] step by step.', 'Coding'),
];
const index = createSearchIndex(texts, (text) => text);
const near = createSearchIndex([textOf('form', 'Fill a form'), textOf('farm', 'Run a farm')], (text) => text);
const idsFor = (query: string) => index.search(query).map(({ item }) => item.id);

describe('ranking', () => {
  test('a word in the title comes before the same word in a text, however often it stands there', () => {
    const ids = idsFor('plan');
    expect(ids).toEqual(expect.arrayContaining(['week', 'launch', 'dinner']));
    expect(ids.at(-1)).toBe('dinner');
  });

  test('the whole word in a title comes before the beginning of a longer one', () => {
    expect(idsFor('plan')[0]).toBe('week');
  });

  test('all words must be there while something has them all', () => {
    expect(idsFor('plan dinners')).toEqual(['dinner']);
    expect(idsFor('launch owner')).toEqual(['launch']);
  });

  test('when nothing has all the words, what has one of them is found', () => {
    expect(idsFor('database dinners')).toEqual(expect.arrayContaining(['review', 'dinner']));
  });
});

describe('what is found', () => {
  test.each([
    ['datab', 'review'],
    ['cal', 'week'],
    ['DATABASE', 'review'],
    ['launch pro', 'launch'],
    ['coding', 'review'],
    ['cafe', 'cafe'],
    ['CAFÉ', 'cafe'],
    ['dont', 'cafe'],
    ["don't drink", 'cafe'],
    ['don’t drink', 'cafe'],
    ['sql query', 'review'],
    ['“database query”', 'review'],
    ["'database'", 'review'],
    ['query, database!', 'review'],
    ['constructor', 'cafe'],
  ])('%s finds %s first', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  test.each([
    ['databse', 'review'],
    ['databaes', 'review'],
    ['calendr', 'week'],
    ['calednar', 'week'],
    ['wekk', 'week'],
    ['lanuch', 'launch'],
    ['plna', 'week'],
    ['prodct launch', 'launch'],
  ])('%s finds %s in spite of the typo', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  test('a typo is not looked for where the words as typed are found', () => {
    expect(near.search('farm').map(({ item }) => item.id)).toEqual(['farm']);
    expect(near.search('far').map(({ item }) => item.id)).toEqual(['farm']);
  });

  test('nor for a word of the index whose companions are missing', () => {
    expect(near.search('farm xyzzyq').map(({ item }) => item.id)).toEqual(['farm']);
    expect(near.search('farm fill').flatMap(({ matches }) => matches)).toEqual(expect.arrayContaining(['farm', 'fill']));
    expect(near.search('farm fill').flatMap(({ matches }) => matches)).not.toContain('form');
  });

  test('a misspelt word has to match like any other', () => {
    expect(idsFor('prodct launch')).toEqual(['launch']);
  });

  test('fillers around the words that matter are passed over', () => {
    expect(idsFor('please write me a prompt for the database')).toEqual(['review']);
  });

  test('fillers alone are searched for as they are', () => {
    expect(idsFor('for')).toContain('cafe');
  });

  test.each(['', ' ', '\n\t', '!!!', '"', "'", '’', '()', '\\', '🙂', '\u0000', 'xyzzyq', 'toString', '__proto__', '[]', '*'])(
    'nothing is found for %j',
    (query) => {
      expect(idsFor(query)).toEqual([]);
    },
  );
});

describe('matches', () => {
  test('name the words of the text that matched, so that they can be marked', () => {
    const [found] = index.search('dinn');
    const marked = markMatches(texts[1]?.title ?? '', new Set(found?.matches));
    expect(matchesOf(marked)).toEqual(['dinners']);
  });

  const queries = fc.oneof(
    anyText,
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('plan', 'launch x', '<script>alert("plan")</script>', "'; drop table prompts; --", 'a OR b AND NOT plan', 'café the'),
    fc.string({ unit: fc.constantFrom('p', 'l', 'a', 'n', ' ', "'", '’', '"', 'é'), maxLength: 60 }),
  );

  test('are texts of the index, each once, with a word that really stands in them', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const found = index.search(query);
        expect(new Set(found.map(({ item }) => item.id)).size).toBe(found.length);
        for (const { item, matches } of found) {
          const whole = `${item.title} ${item.text} ${item.keywords}`;
          expect(matchesOf(markMatches(whole, new Set(matches)))).not.toEqual([]);
          expect(matches.every((word) => word === normalizeToken(word))).toBe(true);
        }
      }),
    );
  });

  test.each([
    ['one long word', 'x'.repeat(10_000), ''],
    ['many words', 'plan week dinner '.repeat(600), 'plan week dinner'],
    ['many letters', 'a b c d '.repeat(1250), 'a b c d'],
    ['nothing but quotes', '"'.repeat(10_000), ''],
  ])('a query of 10,000 characters (%s) is answered like a short one', (_, query, short) => {
    expect(idsFor(query)).toEqual(idsFor(short));
  });
});

test('an index of nothing finds nothing', () => {
  expect(createSearchIndex<SearchableText>([], (text) => text).search('plan')).toEqual([]);
});
