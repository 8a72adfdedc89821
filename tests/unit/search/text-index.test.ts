import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IndexedText } from '@/lib/search/inverted-index';
import { createTextIndex } from '@/lib/search/text-index';
import { foldWord, markWords } from '@/lib/search/words';
import { hitsOf } from '../support/marks';
import { anyText } from '../support/templates';

type Named = IndexedText & { id: string };

function textOf(id: string, title: string, text = '', extra = ''): Named {
  return { id, title, text, extra };
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
const index = createTextIndex(texts, (text) => text);
const idsFor = (query: string) => index.search(query).map(({ thing }) => thing.id);

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
    ['prodct launch', 'launch'],
  ])('%s finds %s in spite of the slip', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  test('a slip is not looked for where the words as typed are found', () => {
    const near = createTextIndex([textOf('form', 'Fill a form'), textOf('farm', 'Run a farm')], (text) => text);
    expect(near.search('farm').map(({ thing }) => thing.id)).toEqual(['farm']);
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

describe('hits', () => {
  test('name the words of the text that matched, so that they can be marked', () => {
    const [found] = index.search('dinn');
    const marked = markWords(texts[1]?.title ?? '', found?.words() ?? new Set());
    expect(hitsOf(marked)).toEqual(['dinners']);
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
        expect(new Set(found.map(({ thing }) => thing.id)).size).toBe(found.length);
        for (const { thing, words } of found) {
          const whole = `${thing.title} ${thing.text} ${thing.extra}`;
          expect(hitsOf(markWords(whole, words()))).not.toEqual([]);
          expect([...words()].every((word) => word === foldWord(word))).toBe(true);
        }
      }),
    );
  });

  test.each([
    ['one long word', 'x'.repeat(10_000)],
    ['many words', 'plan week dinner '.repeat(600)],
    ['many letters', 'a b c d '.repeat(1250)],
    ['nothing but quotes', '"'.repeat(10_000)],
  ])('a query of 10,000 characters (%s) is answered', (_, query) => {
    expect(idsFor(query).length).toBeLessThanOrEqual(texts.length);
  });
});

test('an index of nothing finds nothing', () => {
  expect(createTextIndex<IndexedText>([], (text) => text).search('plan')).toEqual([]);
});
