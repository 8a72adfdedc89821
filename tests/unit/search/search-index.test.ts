import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSearchIndex, type SearchableText } from '@/lib/search/search-index';
import { markMatches } from '@/lib/text/highlight';
import { normalizeToken } from '@/lib/text/tokens';
import { matchesOf } from '../support/marks';
import { anyText } from '../support/templates';

type Named = SearchableText & { id: string };

const textOf = (id: string, title: string, rest: Partial<SearchableText> = {}): Named => ({
  ...{ id, title, keywords: [], description: '', text: '' },
  ...rest,
});

const texts = [
  textOf('week', 'Plan a quiet week', { text: 'Read my calendar and name three things to move.', keywords: ['schedule', 'recipes'] }),
  textOf('dinner', 'Cook dinners around what is left', {
    text: 'Plan, plan and plan again: plan the week’s dinners, then plan the shopping.',
    description: 'A menu from leftovers.',
  }),
  textOf('launch', 'Planning a product launch', { text: 'A launch has an owner and a day. It could be summarized.' }),
  textOf('cafe', 'Name a café', { description: 'It’s for people who don’t drink coffee. The word is constructor.' }),
  textOf('review', 'Review a database query', { description: 'Explain the execution of [SQL_QUERY] step by step.', category: 'Coding' }),
];
/** Items about other things, so that words are as rare as in a library. */
const others = Array.from({ length: 80 }, (_, at) => textOf(`other-${at}`, `Zq${String.fromCharCode(97 + (at % 26))}${at}x`));
const withOthers = (of: Named[], options?: Parameters<typeof createSearchIndex>[2]) =>
  createSearchIndex([...of, ...others], (text) => text, options);
const index = withOthers(texts);
const search = (query: string, of = index) => of.search(query) ?? { matches: [], near: [], certainty: 'near', corrected: null };
/** What matches, and what is near. */
const idsFor = (query: string, of = index) => search(query, of).matches.map(({ item }) => item.id);
const nearFor = (query: string, of = index) => search(query, of).near.map(({ item }) => item.id);
const indexOf = (...items: Named[]) => withOthers(items);

describe('ranking', () => {
  const menus = [
    textOf('text', 'One', { text: 'menu menu menu menu' }),
    textOf('description', 'Two', { description: 'A menu.' }),
    textOf('category', 'Four', { category: 'Menu' }),
    textOf('keyword', 'Three', { keywords: ['menu'] }),
    textOf('title', 'Menu'),
  ];

  test('title and keywords come before description and category; the text alone is no match', () => {
    const ranked = withOthers(menus);
    expect(idsFor('menu', ranked).slice(2).toSorted()).toEqual(['category', 'description']);
    expect(idsFor('menu', ranked).slice(0, 2).toSorted()).toEqual(['keyword', 'title']);
  });

  test('where the text counts, it comes last', () => {
    const ranked = withOthers(menus, { inText: true });
    expect(idsFor('menu', ranked).at(-1)).toBe('text');
    expect(idsFor('menu', ranked)).toHaveLength(5);
  });

  test('among equals the preferred one comes first', () => {
    const equals = withOthers([textOf('deep', 'Menu'), textOf('quick', 'Menu', { preferred: true })]);
    expect(idsFor('menu', equals)).toEqual(['quick', 'deep']);
  });

  test('among equals the one comes first whose like is found, too', () => {
    const letters = withOthers([
      textOf('alone', 'Refusal letter', { keywords: ['zebra'] }),
      textOf('supported', 'Refusal letter', { keywords: ['giraffe'] }),
      textOf('like', 'Letter', { keywords: ['giraffe'] }),
    ]);
    expect(idsFor('refusal letter', letters)[0]).toBe('supported');
  });

  test('what comes before a match is a match', () => {
    const visits = withOthers([
      textOf('strewn', 'Visit', { description: 'A museum, and on the way a garden.' }),
      textOf('near', 'Museum visit', { keywords: ['museum visit plan', 'visit a museum', 'museum'] }),
    ]);
    const { matches, near } = search('museum visit garden', visits);
    expect([...matches, ...near].map(({ item }) => item.id).slice(0, matches.length)).toEqual(idsFor('museum visit garden', visits));
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
  });

  test.each([
    ['recipe', 'week'],
    ['dinner', 'dinner'],
    ['plans', 'week'],
    ['planned', 'launch'],
    ['summary', 'launch'],
    ['databases', 'review'],
  ])('finds its other forms: %s', (query, id) => {
    expect([...idsFor(query), ...nearFor(query)]).toContain(id);
  });

  test.each([
    ['datab', 'review'],
    ['calenda', 'week'],
    ['launch pro', 'launch'],
  ])('that is unknown finds what it begins: %s', (query, id) => {
    expect([...idsFor(query), ...nearFor(query)]).toEqual([id]);
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
    expect(search(query)).toMatchObject({ corrected });
  });

  test.each(['email', 'e-mail', 'E-Mail', 'e mail', 'emial'])('that is written in several ways is one: %s', (query) => {
    const mails = withOthers([textOf('one', 'Professional email'), textOf('two', 'An e-mail'), textOf('three', 'Mail merge')]);
    expect(idsFor(query, mails).toSorted()).toEqual(['one', 'two']);
  });

  test.each(['to-do', 'todo', 'to-dos', 'to do list'])('whose parts mean nothing is one word: %s', (query) => {
    const lists = withOthers([textOf('todo', 'To-do list'), textOf('shop', 'Shopping list'), textOf('do', 'Things to do')]);
    expect(idsFor(query, lists)).toEqual(['todo']);
  });

  test('that only texts have is nobody’s typo', () => {
    expect(search('calednar')).toMatchObject({ matches: [], near: [], corrected: null });
  });

  test('that is known is never taken for another one', () => {
    const near = withOthers([textOf('form', 'Fill a form'), textOf('farm', 'Run a farm')]);
    expect(idsFor('farm', near)).toEqual(['farm']);
    expect(search('farm fill', near).near.flatMap(({ matches }) => matches)).not.toContain('form');
  });

  test('that is a word everybody uses is not a typo of one that means something', () => {
    // The index knows "could", which is a stop word: "cold" is neither.
    expect(search('a cold')).toMatchObject({ matches: [], near: [] });
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
    expect(idsFor(query)).toEqual([]);
    expect(nearFor(query)).toContain(id);
  });

  test('strewn over a text are no match where the text counts either', () => {
    const ofTexts = withOthers(texts, { inText: true });
    expect(idsFor('calendar name', ofTexts)).toEqual([]);
    expect(idsFor('calendar', ofTexts)).toEqual(['week']);
    expect(idsFor('plan dinners', ofTexts)).toEqual(['dinner']);
  });

  test('of which the library lacks one find the prompt that stands out, and nothing for a word alone', () => {
    const letters = indexOf(
      textOf('cover', 'Cover letter for a job', { keywords: ['cover letter'] }),
      textOf('thanks', 'Thank-you letter', { keywords: ['say thanks'] }),
      textOf('haiku', 'Haiku'),
    );
    expect(idsFor('cover letter plankton', letters)).toEqual(['cover']);
    expect(search('hydraulic plankton haiku', letters)).toMatchObject({ matches: [] });
  });

  test('that stand in different keywords are near, not a match', () => {
    const customers = indexOf(
      textOf('cash', 'Cash flow problem', { keywords: ['pay suppliers late', 'invoice dates'], description: 'When a customer is slow.' }),
      textOf('invoice', 'Unpaid invoice reminder', { keywords: ['customer does not pay an invoice'] }),
    );
    expect(idsFor('customer pay invoice', customers)).toEqual(['invoice']);
    expect(nearFor('customer pay invoice', customers)).toEqual(['cash']);
  });

  test('are followed by what is near, but for three and more of which the first is sure', () => {
    const emails = (count: number, keywords: string[] = []) =>
      indexOf(
        ...Array.from({ length: count }, (_, at) => textOf(`polite-${at}`, 'Email a refusal', { keywords })),
        ...Array.from({ length: 50 }, (_, at) => textOf(`p${at}`, 'Refusal', { text: 'It goes by email.' })),
      );
    const found = (refusals: typeof index) => {
      const { certainty, matches, near } = search('refusal email', refusals);
      return [certainty, matches.length, near.length];
    };
    expect(found(emails(2, ['refusal email']))).toEqual(['sure', 2, 4]);
    expect(found(emails(3, ['refusal email']))).toEqual(['sure', 3, 0]);
    expect(found(emails(3))).toEqual(['likely', 3, 3]);
  });

  test('that are a title or keyword as written find it first, whatever is left of them', () => {
    const posts = indexOf(
      textOf('topic', 'Topic for an essay', { keywords: ['essay'] }),
      textOf('start', 'Opening paragraph', { keywords: ['how do i start my essay'] }),
      textOf('other', 'Start a business'),
    );
    expect(idsFor('how do i start my essay', posts)).toEqual(['start']);
  });

  test.each(['day off', 'a day off', 'i need a day off'])('that are a keyword of an item as they stand find it first: %s', (query) => {
    const days = indexOf(
      textOf('day', 'Plan my day', { keywords: ['daily plan', 'time blocking'] }),
      textOf('off', 'Ask for time away', { keywords: ['day off'] }),
      textOf('kick', 'Kick-off meeting'),
    );
    expect(idsFor(query, days)[0]).toBe('off');
  });

  test('that say more than others find first what has most of them', () => {
    const notes = indexOf(textOf('note', 'Refusal note'), textOf('polite', 'Polite refusal note'));
    expect([...idsFor('polite refusal', notes), ...nearFor('polite refusal', notes)]).toEqual(['polite', 'note']);
  });

  test('after "for" and the like weigh less', () => {
    const jobs = indexOf(
      textOf('yoga', 'Plan a class', { keywords: ['yoga studio'] }),
      textOf('letter', 'Plan a season', { keywords: ['cover letter'] }),
    );
    expect([...idsFor('cover letter for a yoga studio', jobs), ...nearFor('cover letter for a yoga studio', jobs)][0]).toBe('letter');
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
  expect(search(query)).toMatchObject({ matches: [], near: [], corrected: null, isKnown: false });
});

describe('words of the same meaning', () => {
  const pictures = indexOf(
    textOf('photo', 'Retouch a photo'),
    textOf('picture', 'Retouch a picture'),
    textOf('resume', 'Resume'),
    textOf('house', 'Paint a house'),
  );

  test('find each other, after what has the word itself', () => {
    expect(idsFor('retouch a picture', pictures)).toEqual(['picture', 'photo']);
    expect(idsFor('retouch an image', pictures).toSorted()).toEqual(['photo', 'picture']);
    expect(idsFor('cv', pictures)).toEqual(['resume']);
    expect(idsFor('apartment', pictures)).toEqual(['house']);
  });

  test('are recognized with a typo', () => {
    expect(search('retouch a pcture', pictures).corrected).toBe('retouch picture');
    expect(idsFor('apartmnet', pictures)).toEqual(['house']);
  });
});

describe('names', () => {
  const cards = indexOf(
    textOf('card', 'Greeting card', {}),
    textOf('language', 'Learn a language', { anyLanguage: true }),
    textOf('korean', 'Learn the Korean alphabet'),
    textOf('code', 'Learn to code'),
  );

  test('of people and occasions make no match and prevent none', () => {
    expect(idsFor('card for my nephew', cards)).toEqual(['card']);
    expect(idsFor('christmas card', cards)).toEqual(['card']);
  });

  test('beside forty other words find what has most of them', () => {
    const many = Array.from({ length: 40 }, (_, at) => `wort${String.fromCharCode(97 + (at % 26))}${at > 25 ? 'x' : 'y'}`).join(' ');
    const long = indexOf(textOf('long', many), textOf('short', 'Worday'));
    expect(idsFor(many, long)).toEqual(['long']);
  });

  test('of languages find what takes any, after what names the language', () => {
    expect(idsFor('learn korean', cards)).toEqual(['korean', 'language']);
    expect(idsFor('learn japanese', cards)).toEqual(['language']);
  });
});

describe('matches', () => {
  test('name the words of the text that matched, so that they can be marked', () => {
    const [found] = search('dinn').matches;
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
        const { matches: matching, near } = search(query);
        const found = [...matching, ...near];
        expect(new Set(found.map(({ item }) => item.id)).size).toBe(found.length);
        for (const { item, matches } of found) {
          const whole = `${item.title} ${item.text} ${item.keywords.join(' ')} ${item.description}`;
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
  expect(createSearchIndex<SearchableText>([], (text) => text).search('plan')).toMatchObject({ matches: [], near: [] });
});
