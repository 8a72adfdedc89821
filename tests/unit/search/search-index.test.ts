import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markMatches } from '@/lib/search/highlight';
import { createSearchIndex, type SearchableText } from '@/lib/search/search-index';
import { normalizeToken } from '@/lib/search/tokens';
import { matchesOf } from '../support/marks';
import { anyText } from '../support/templates';

type Named = SearchableText & { id: string };

const textOf = (id: string, title: string, rest: Partial<SearchableText> = {}): Named => ({
  ...{ id, title, keywords: '', description: '', text: '' },
  ...rest,
});

const texts = [
  textOf('week', 'Plan a quiet week', { text: 'Read my calendar and name three things to move.', keywords: 'schedule, recipes' }),
  textOf('dinner', 'Cook dinners around what is left', {
    text: 'Plan, plan and plan again: plan the week’s dinners, then plan the shopping.',
    description: 'A menu from leftovers.',
  }),
  textOf('launch', 'Planning a product launch', { text: 'A launch has an owner and a day. It could be summarized.' }),
  textOf('cafe', 'Name a café', { description: 'It’s for people who don’t drink coffee. The word is constructor.' }),
  textOf('review', 'Review a database query', { description: 'Explain the execution of [SQL_QUERY] step by step.', category: 'Coding' }),
];
const index = createSearchIndex(texts, (text) => text);
const search = (query: string, of = index) => of.search(query) ?? { found: [], complete: true, corrected: null };
const idsFor = (query: string, of = index) => search(query, of).found.map(({ item }) => item.id);

describe('ranking', () => {
  const menus = [
    textOf('text', 'One', { text: 'menu menu menu menu' }),
    textOf('description', 'Two', { description: 'A menu.' }),
    textOf('category', 'Four', { category: 'Menu' }),
    textOf('keyword', 'Three', { keywords: 'menu' }),
    textOf('title', 'Menu'),
  ];

  test('title and keywords come before description and category; the text alone is no match', () => {
    const ranked = createSearchIndex(menus, (text) => text);
    expect(idsFor('menu', ranked).slice(2).toSorted()).toEqual(['category', 'description']);
    expect(idsFor('menu', ranked).slice(0, 2).toSorted()).toEqual(['keyword', 'title']);
  });

  test('where the text counts, it comes last', () => {
    const ranked = createSearchIndex(menus, (text) => text, { inText: true });
    expect(idsFor('menu', ranked).at(-1)).toBe('text');
    expect(idsFor('menu', ranked)).toHaveLength(5);
  });

  test('among equals the preferred one comes first', () => {
    const equals = createSearchIndex([textOf('deep', 'Menu'), textOf('quick', 'Menu', { preferred: true })], (text) => text);
    expect(idsFor('menu', equals)).toEqual(['quick', 'deep']);
  });

  test('a title of few other words comes first', () => {
    expect(idsFor('plan')[0]).not.toBe('dinner');
  });
});

describe('a word', () => {
  test.each([
    ['DATABASE', 'review'],
    ['cafe', 'cafe'],
    ['CAFÉ', 'cafe'],
    ["don't drink", 'cafe'],
    ['don’t drink', 'cafe'],
    ['sql query', 'review'],
    ['“database query”', 'review'],
    ['query, database!', 'review'],
    ['constructor', 'cafe'],
    ['schedule', 'week'],
    ['menu', 'dinner'],
    ['coding', 'review'],
  ])('finds what has it: %s', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
    expect(search(query), query).toMatchObject({ complete: true });
  });

  test.each([
    ['recipe', 'week'],
    ['dinner', 'dinner'],
    ['plans', 'week'],
    ['planned', 'launch'],
    ['summary', 'launch'],
    ['databases', 'review'],
  ])('finds its other forms: %s', (query, id) => {
    expect(idsFor(query)).toContain(id);
  });

  test.each([
    ['datab', 'review'],
    ['cal', 'week'],
    ['launch pro', 'launch'],
  ])('that is unknown finds what it begins: %s', (query, id) => {
    expect(idsFor(query)).toEqual([id]);
  });

  test.each([
    ['databse', 'review', 'database'],
    ['databaes', 'review', 'database'],
    ['leftovesr', 'dinner', 'leftovers'],
    ['weke', 'week', 'week'],
    ['lanuch', 'launch', 'launch'],
    ['prodct launch', 'launch', 'product launch'],
  ])('that is unknown and begins nothing may have a typo: %s', (query, id, corrected) => {
    expect(idsFor(query)[0]).toBe(id);
    expect(search(query)).toMatchObject({ complete: true, corrected });
  });

  test.each(['email', 'e-mail', 'E-Mail', 'e mail', 'emial'])('that is written in several ways is one: %s', (query) => {
    const mails = createSearchIndex(
      [textOf('one', 'Professional email'), textOf('two', 'An e-mail'), textOf('three', 'Mail merge')],
      (text) => text,
    );
    expect(idsFor(query, mails).toSorted()).toEqual(['one', 'two']);
    expect(search(query, mails).complete).toBe(true);
  });

  test.each(['to-do', 'todo', 'to-dos', 'to do list'])('whose parts mean nothing is one word: %s', (query) => {
    const lists = createSearchIndex(
      [textOf('todo', 'To-do list'), textOf('shop', 'Shopping list'), textOf('do', 'Things to do')],
      (text) => text,
    );
    expect(idsFor(query, lists)).toEqual(['todo']);
  });

  test('that only texts have is nobody’s typo', () => {
    expect(search('calednar')).toMatchObject({ found: [], complete: false, corrected: null });
  });

  test('that is known is never taken for another one', () => {
    const near = createSearchIndex([textOf('form', 'Fill a form'), textOf('farm', 'Run a farm')], (text) => text);
    expect(idsFor('farm', near)).toEqual(['farm']);
    expect(search('farm fill', near).found.flatMap(({ matches }) => matches)).not.toContain('form');
  });

  test('that is a word everybody uses is not a typo of one that means something', () => {
    // The index knows "could", which is a stop word: "cold" is neither.
    expect(search('a cold')).toMatchObject({ found: [], complete: false });
  });
});

describe('several words', () => {
  test('have to be there all', () => {
    expect(idsFor('product launch')).toEqual(['launch']);
    expect(idsFor('query coding')).toEqual(['review']);
  });

  test.each([
    ['calendar', 'week'],
    ['calendar name', 'week'],
    ['plan dinners', 'dinner'],
  ])('of which one stands in the text alone are no match, but near: %s', (query, id) => {
    expect(search(query).complete).toBe(false);
    expect(idsFor(query)).toContain(id);
  });

  test('strewn over a text are no match where the text counts either', () => {
    const ofTexts = createSearchIndex(texts, (text) => text, { inText: true });
    expect(search('calendar name', ofTexts).complete).toBe(false);
    expect(search('calendar', ofTexts).complete).toBe(true);
    expect(idsFor('plan dinners', ofTexts)).toEqual(['dinner']);
  });

  test('that nothing has together find the nearest, and that is said', () => {
    expect(search('database dinners').complete).toBe(false);
    expect(idsFor('database dinners').toSorted()).toEqual(['dinner', 'review']);
    expect(search('database carburetor')).toMatchObject({ complete: false });
    expect(idsFor('database carburetor')).toEqual(['review']);
  });

  test('find at most six where nothing has them all', () => {
    const many = createSearchIndex(
      Array.from({ length: 50 }, (_, at) => textOf(`p${at}`, `Email number ${at}`)),
      (text) => text,
    );
    expect(search('email carburetor', many).found).toHaveLength(6);
  });

  test.each([
    'please write me a prompt for the database',
    'I need help with my database',
    'database',
    'database generator',
    'act as a database',
    '3 database',
  ])('without meaning are dropped: %s', (query) => {
    expect(idsFor(query)).toEqual(['review']);
  });
});

test.each(['', ' ', '!!!', "'", '🙂', '\u0000', '[]', 'for my', 'a', 'prompt', 'what is it'])('%j has no word to search for', (query) => {
  expect(index.search(query)).toBeNull();
});

test.each(['xyzzyq', 'toString', '__proto__', 'hasOwnProperty'])('nothing is found for %s', (query) => {
  expect(search(query)).toEqual({ found: [], complete: false, corrected: null });
});

describe('matches', () => {
  test('name the words of the text that matched, so that they can be marked', () => {
    const [found] = search('dinn').found;
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
        const { found } = search(query);
        expect(new Set(found.map(({ item }) => item.id)).size).toBe(found.length);
        for (const { item, matches } of found) {
          const whole = `${item.title} ${item.text} ${item.keywords} ${item.description}`;
          expect(matchesOf(markMatches(whole, new Set(matches)))).not.toEqual([]);
          expect(matches.filter((word) => word !== normalizeToken(word))).toEqual([]);
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
  expect(createSearchIndex<SearchableText>([], (text) => text).search('plan')).toMatchObject({ found: [], complete: false });
});
