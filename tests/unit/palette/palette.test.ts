import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Answer,
  type Command,
  type Entry,
  GROUP_NAMES,
  isPrompt,
  keyOf,
  matchesOfEarlierAnswers,
  pathOf,
  rowForEnter,
  type Section,
  searchPageRows,
  sectionsOf,
  statusOf,
} from '@/lib/palette/palette';

const entry = (kind: Entry['kind'], id: string, title = id, note = ''): Entry => ({ kind, id, title, note });
const answer = (groups: Answer['groups']): Answer => ({ groups, missing: [], near: false, corrected: {} });
const NOTHING = { q: '', recent: [], actions: [], pages: [], account: [], found: {}, near: false, corrected: {} };
const shown = (sections: Section[]) => sections.map(({ heading, rows }) => [heading, ...rows.map(({ title }) => title)]);

const pages: Command[] = [
  { title: 'All Prompts', path: '/prompts' },
  { title: 'My Prompts', path: '/dashboard/my-prompts', keywords: 'dashboard own' },
  { title: 'FAQ', path: '/faq' },
];
const actions: Command[] = [
  { title: 'New prompt', path: '/dashboard/create', keywords: 'create write' },
  { title: 'Switch theme', action: 'switch-theme', keywords: 'dark light mode' },
];

const account: Command[] = [{ title: 'Sign Out', action: 'sign-out', keywords: 'log out' }];

test('before anything is typed there is what was recently opened, what is suggested, actions, and Sign Out at the end, and no pages', () => {
  const recent = [entry('library', 'cold-email', 'Cold email'), entry('guide', 'grok-for-coding', 'Grok for coding')];
  const found = { own: [entry('own', 'a', 'Reply'), entry('own', 'b', 'Invoice')], pinned: [entry('own', 'b', 'Invoice')] };
  const atHand = { ...NOTHING, recent, actions, pages, account };
  const things = [['Actions', 'New prompt', 'Switch theme']];
  const opened = ['Recent', 'Cold email', 'Grok for coding'];
  const own = [
    ['Pinned', 'Invoice'],
    ['My Prompts', 'Reply'],
  ];
  const last = ['Account', 'Sign Out'];
  expect(shown(sectionsOf(atHand))).toEqual([opened, ...things, last]);
  expect(shown(sectionsOf({ ...atHand, found }))).toEqual([opened, ...own, ...things, last]);
  expect(shown(sectionsOf({ ...atHand, found, late: true }))).toEqual([opened, ...things, ...own, last]);
});

test('Enter before one’s own were searched means one’s own of the title that was seen, else what was seen, and never another one', () => {
  const rowsOf = (library: Entry[], own: Entry[]) =>
    sectionsOf({ ...NOTHING, q: 'sql', found: { own, library } }).flatMap(({ rows }) => rows);
  const explain = entry('library', 'explain-sql', 'Explain a SQL query');
  const other = entry('library', 'sql-joins', 'SQL joins');
  const [mine, unlike] = [entry('own', 'uuid-1', 'Explain a SQL query'), entry('own', 'uuid-2', 'SQL of mine')];
  const [seen] = rowsOf([explain], []);
  const meant = (library: Entry[], own: Entry[]) => rowForEnter(rowsOf(library, own), seen)?.key;
  expect(meant([explain], [unlike, mine])).toBe('uuid-1');
  expect(meant([other, explain], [unlike])).toBe('explain-sql');
  expect(meant([other], [unlike])).toBeUndefined();
  expect(rowForEnter(rowsOf([other], [unlike]), undefined)?.key).toBe('uuid-2');
});

test('words leave of that what has words which begin so; keywords count after the title', () => {
  const more: Command[] = [...actions, { title: 'Dark room', path: '/x' }];
  expect(shown(sectionsOf({ ...NOTHING, q: 'dar', actions: more, pages }))).toEqual([['Actions', 'Dark room', 'Switch theme']]);
  expect(shown(sectionsOf({ ...NOTHING, q: 'PROMPT', actions, pages }))).toEqual([
    ['Actions', 'New prompt'],
    ['Pages', 'All Prompts', 'My Prompts'],
  ]);
  expect(sectionsOf({ ...NOTHING, q: 'rompt', actions, pages })).toEqual([]);
});

test('what the server found follows what is at hand, so that nothing moves when it comes', () => {
  const atHand = { ...NOTHING, q: 'email', recent: [entry('own', 'a', 'Email to Ann')], pages: [{ title: 'Email', path: '/email' }] };
  const before = shown(sectionsOf(atHand));
  const found = { library: [entry('library', 'cold-email', 'Cold email')], own: [entry('own', 'b', 'An email')], guides: [] };
  const after = shown(sectionsOf({ ...atHand, found }));
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toEqual([
    ['My Prompts', 'An email'],
    ['Library', 'Cold email'],
  ]);
});

test('a prompt is shown once: where it was recently opened, or as one’s own or saved one', () => {
  const found = {
    own: [entry('own', 'uuid-1', 'Mine')],
    saved: [entry('library', 'slug-1', 'Saved'), entry('public', 'uuid-2', 'Saved, too')],
    library: [entry('library', 'slug-1', 'Saved'), entry('library', 'slug-2', 'Other of mine')],
    community: [entry('public', 'uuid-1', 'Mine'), entry('public', 'uuid-2', 'Saved, too')],
  };
  const recent = [entry('library', 'slug-2', 'Other of mine')];
  expect(shown(sectionsOf({ ...NOTHING, q: 'min', recent, found }))).toEqual([
    ['Recent', 'Other of mine'],
    ['My Prompts', 'Mine'],
    ['Saved', 'Saved', 'Saved, too'],
  ]);
});

test('what was renamed since it was opened has its new name in its place, whatever group it is found in', () => {
  const recent = [
    entry('public', 'uuid-1', 'Letter to Ann'),
    entry('collection', 'uuid-2', 'Letters'),
    entry('guide', 'grok', 'Letters of Grok'),
  ];
  const found = {
    pinned: [entry('own', 'uuid-1', 'Note to Bob', 'Work')],
    collections: [entry('collection', 'uuid-2', 'Post')],
    people: [entry('person', 'grok', 'Grok')],
  };
  const sections = sectionsOf({ ...NOTHING, q: 'let', recent, found });
  expect(shown(sections)).toEqual([
    ['Recent', 'Note to Bob', 'Post', 'Letters of Grok'],
    ['People', 'Grok'],
  ]);
  expect(sections[0]?.rows[0]).toMatchObject({ note: 'Work', entry: { kind: 'own', title: 'Note to Bob' } });
});

test('what is called so comes first, whatever its group', () => {
  const found = {
    library: [entry('library', 'slug-1', 'Client work'), entry('library', 'slug-2', 'Onboarding of a client')],
    collections: [entry('collection', 'uuid-1', 'Client A: onboarding')],
    people: [entry('person', 'client', 'Client')],
  };
  for (const q of ['client a onboarding', 'client a on'])
    expect(shown(sectionsOf({ ...NOTHING, q, found }))[0]).toEqual(['Best match', 'Client A: onboarding']);
  expect(shown(sectionsOf({ ...NOTHING, q: 'Client', found }))[0]).toEqual(['Best match', 'Client']);
  expect(shown(sectionsOf({ ...NOTHING, q: 'work', found }))[0]?.[0]).toBe('Collections');
});

test('what was found and is called so is first among what was found: what is at hand stays where it is', () => {
  const atHand = { ...NOTHING, q: 'client a', recent: [entry('own', 'a', 'Ask the client about Ann')], actions, pages };
  const found = { saved: [entry('public', 'b', 'Client and agency')], collections: [entry('collection', 'c', 'Client A')] };
  expect(shown(sectionsOf({ ...atHand, found }))).toEqual([
    ['Recent', 'Ask the client about Ann'],
    ['Best match', 'Client and agency', 'Client A'],
  ]);
  const named = { ...atHand, recent: [entry('own', 'd', 'Client A offer')] };
  expect(shown(sectionsOf({ ...named, found }))).toEqual([['Best match', 'Client A offer', 'Client and agency', 'Client A']]);
  const both = sectionsOf({ ...named, recent: [...named.recent, ...atHand.recent], found });
  expect(shown(both).map(([heading]) => heading)).toEqual(['Best match', 'Recent', 'Best match']);
  expect(new Set(both.map(({ key }) => key)).size).toBe(3);
});

test('categories and people lead to their pages', () => {
  const rows = sectionsOf({ ...NOTHING, q: 'x', found: { categories: [entry('category', 'coding')], people: [entry('person', 'ada_1')] } });
  expect(rows.flatMap(({ rows: some }) => some.map(pathOf))).toEqual(['/category/coding', '/u/ada_1']);
});

test('a guide and a prompt of the same name are two', () => {
  expect(keyOf(entry('guide', 'same'))).not.toBe(keyOf(entry('library', 'same')));
});

test('what is near says so', () => {
  const found = { library: [entry('library', 'slug', 'Near')] };
  expect(shown(sectionsOf({ ...NOTHING, q: 'x', found, near: true }))[0]?.[0]).toBe('Library: close matches');
});

test('a group whose words had a typo names the ones that were searched for', () => {
  const found = { library: [entry('library', 'dish', 'Recipe for any dish')], guides: [entry('guide', 'grok-for-coding')] };
  const sources = { ...NOTHING, q: 'recpie', found, corrected: { library: 'recipe' } };
  expect(shown(sectionsOf(sources)).map(([heading]) => heading)).toEqual(['Library: “recipe”', 'Guides']);
  expect(shown(sectionsOf({ ...sources, near: true }))[0]?.[0]).toBe('Library: close matches for “recipe”');
  expect(searchPageRows('recpie', sources.corrected).map(pathOf)).toEqual(['/search?q=recpie', '/search?q=%22recpie%22']);
});

const anyEntry = fc.record({
  kind: fc.constantFrom('library', 'public', 'own', 'guide'),
  id: fc.constantFrom('a', 'b', 'c'),
  title: fc.string(),
  note: fc.string(),
}) satisfies fc.Arbitrary<Entry>;
const anyGroups = fc.record(Object.fromEntries(GROUP_NAMES.map((name) => [name, fc.array(anyEntry)])), { requiredKeys: [] });

test('whatever is found, every row has a key of its own and leads somewhere or does something', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(anyEntry), anyGroups, (q, recent, found) => {
      const rows = sectionsOf({ q, recent, actions, pages, account: [], found, near: false, corrected: {} }).flatMap(
        (section) => section.rows,
      );
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      for (const row of rows) expect(pathOf(row) !== null || 'command' in row, `${row.title} leads somewhere or does something`).toBe(true);
    }),
  );
});

test('rows lead to their pages; prompts can be copied, guides and pages not', () => {
  const rows = sectionsOf({
    ...NOTHING,
    recent: [entry('library', 'slug'), entry('public', 'uuid'), entry('own', 'uuid-2'), entry('guide', 'grok')],
    actions: actions.slice(1),
  }).flatMap((section) => section.rows);
  expect(rows.map(pathOf)).toEqual(['/prompt/slug', '/prompt/shared/uuid', '/dashboard/my-prompts/uuid-2', '/guides/grok', null]);
  expect(rows.map(isPrompt)).toEqual([true, true, true, false, false]);
  expect(searchPageRows('a & b', {}).map(pathOf)).toEqual(['/search?q=a+%26+b']);
});

test('what was found before is shown where its title has the words, the last found first', () => {
  const answers = [
    answer({ library: [entry('library', 'plan', 'Meal plan'), entry('library', 'diet', 'Diet')] }),
    answer({
      library: [entry('library', 'week', 'Weekly plan'), entry('library', 'plan', 'Meal plan')],
      own: [entry('own', 'a', 'Plan B')],
    }),
  ];
  const groups = matchesOfEarlierAnswers('pla', answers);
  expect(groups.library?.map(({ id }) => id)).toEqual(['week', 'plan']);
  expect(groups.own?.map(({ id }) => id)).toEqual(['a']);
  expect(groups.community).toEqual([]);
});

const SEARCH = { q: 'x', count: 3, state: 'answered', missing: [], signedIn: false, online: true } as const;

test('the status counts the results', () => {
  expect(statusOf({ ...SEARCH, q: '', state: 'answered', count: 12 })).toBe('12 suggestions');
  expect(statusOf(SEARCH)).toBe('3 results');
  expect(statusOf({ ...SEARCH, count: 1 })).toBe('1 result');
  expect(statusOf({ ...SEARCH, count: 0 })).toBe('No results');
});

test('the status says what is missing, and to whom it matters', () => {
  expect(statusOf({ ...SEARCH, state: 'asking' })).toBe('Searching…');
  expect(statusOf({ ...SEARCH, state: 'slow' })).toBe(
    '3 results so far. Still searching the library, the community, the guides and people.',
  );
  expect(statusOf({ ...SEARCH, state: 'failed', online: false })).toBe(
    '3 results so far. Could not search the library, the community, the guides and people, because you are offline.',
  );
  expect(statusOf({ ...SEARCH, state: 'failed', signedIn: true })).toBe(
    '3 results so far. Could not search your prompts, what you saved, your collections, your tags, the library, the community, the guides and people, because our server is not responding.',
  );
  expect(statusOf({ ...SEARCH, missing: ['own', 'saved'] })).toBe('3 results. Could not be searched: your prompts and what you saved.');
});
