import { COUNTS } from '../limits';
import { listPath } from '../lists/list-filter';
import { isNamed, withWords } from '../lists/title-words';
import { paths } from '../paths';
import { type PromptRef, promptPath } from '../prompts/prompt-ref';
import { plural } from '../text/plural';

const PAGE_PATHS = {
  collection: paths.collection,
  tag: (tag: string) => listPath(paths.myPrompts, { tag }),
  guide: paths.guide,
  category: paths.category,
  person: paths.profile,
};

export type PromptEntry = PromptRef & { title: string; note: string };

/** A thing that the palette opens. `note` is shown after the title, such as a category or a number of prompts; it may be empty. */
export type Entry = PromptEntry | { kind: keyof typeof PAGE_PATHS; id: string; title: string; note: string };

const KINDS: readonly string[] = ['library', 'public', 'own', ...Object.keys(PAGE_PATHS)];
export const isKind = (text: string): text is Entry['kind'] => KINDS.includes(text);

export const isPrivate = ({ kind }: Entry): boolean => kind === 'own' || kind === 'collection' || kind === 'tag';

const isPromptEntry = (entry: Entry): entry is PromptEntry => !Object.hasOwn(PAGE_PATHS, entry.kind);

/** Groups of results in display order. `thing` names a group in the message that it could not be searched. Visitors have none that is `ofAccount`. */
const RESULT_GROUPS = {
  pinned: { heading: 'Pinned', thing: 'your prompts', ofAccount: true },
  own: { heading: 'My Prompts', thing: 'your prompts', ofAccount: true },
  saved: { heading: 'Saved', thing: 'what you saved', ofAccount: true },
  collections: { heading: 'Collections', thing: 'your collections', ofAccount: true },
  tags: { heading: 'Tags', thing: 'your tags', ofAccount: true },
  library: { heading: 'Library', thing: 'the library', ofAccount: false },
  community: { heading: 'Community', thing: 'the community', ofAccount: false },
  guides: { heading: 'Guides', thing: 'the guides', ofAccount: false },
  featured: { heading: 'Featured', thing: 'the library', ofAccount: false },
  categories: { heading: 'Categories', thing: 'the library', ofAccount: false },
  people: { heading: 'People', thing: 'people', ofAccount: false },
} as const;

export type GroupName = keyof typeof RESULT_GROUPS;
export const GROUP_NAMES = Object.keys(RESULT_GROUPS) as GroupName[];

export type Answer = {
  groups: Partial<Record<GroupName, Entry[]>>;
  /** The groups whose search failed. */
  missing: GroupName[];
  /** True if no library prompt matches the query or is likely meant. */
  near: boolean;
  /** The heading of the library's prompts, in place of the name of their group. */
  note?: string;
  /** The query without typos, for each group that has corrected it. */
  corrected: Partial<Record<GroupName, string>>;
};

export type Action = 'switch-theme' | 'show-shortcuts' | 'sign-out';

export type Command = { title: string; keywords?: string } & ({ path: string } | { action: Action });

export type Row = { key: string; title: string; note: string } & ({ entry: Entry } | { command: Command });

export function pathOf(row: Row): string | null {
  if ('command' in row) return 'path' in row.command ? row.command.path : null;
  const { entry } = row;
  return isPromptEntry(entry) ? promptPath(entry) : PAGE_PATHS[entry.kind](entry.id);
}

export function isPrompt(row: Row): row is Row & { entry: PromptEntry } {
  return 'entry' in row && isPromptEntry(row.entry);
}

/** Rows under a heading. Two sections may have the same heading, so `key` identifies them. */
export type Section = { key: string; heading: string; rows: Row[] };

/** Key of an entry. A prompt has one key in every group, so that it is shown once. */
export function keyOf(entry: Entry): string {
  return isPromptEntry(entry) ? entry.id : `${entry.kind}:${entry.id}`;
}

/** Results of earlier answers that match a query, to show until its own answer arrives. */
export function matchesOfEarlierAnswers(q: string, answers: Iterable<Answer>): Answer['groups'] {
  const groups: Answer['groups'] = {};
  const found = [...answers].reverse();
  for (const name of GROUP_NAMES) {
    const entries = new Map(found.flatMap(({ groups }) => groups[name] ?? []).map((entry) => [keyOf(entry), entry]));
    groups[name] = withWords(q, [...entries.values()]).slice(0, COUNTS.paletteGroup);
  }
  return groups;
}

type Sources = {
  q: string;
  /** The entries that were opened or copied last, the newest first. */
  recent: readonly Entry[];
  actions: readonly Command[];
  pages: readonly Command[];
  account: readonly Command[];
  /** The results for the query, or those of earlier answers that match it. */
  found: Answer['groups'];
  /** True if the answer arrived after the commands were shown, which then stay in their places. */
  late?: boolean;
  near: boolean;
  note?: string;
  corrected: Answer['corrected'];
};

/** Rows by section, those that the query names (isNamed) first. Commands come before the results of a query, so that an answer does not move them. */
export function sectionsOf({ q, recent, actions, pages, account, found, late = false, near, corrected, note }: Sources): Section[] {
  const shown = new Set<string>();
  const rowsOf = (entries: readonly Entry[]): Row[] =>
    entries.flatMap((entry) => {
      const key = keyOf(entry);
      if (shown.has(key)) return [];
      shown.add(key);
      return { key, title: entry.title, note: entry.note, entry };
    });
  const section = (heading: string, rows: Row[]): Section => ({ key: heading, heading, rows });
  const commands = (heading: string, some: readonly Command[]): Section =>
    section(
      heading,
      withWords(q, some).map((command) => ({ key: `command:${command.title}`, title: command.title, note: '', command })),
    );
  // If an entry was renamed since it was opened, what was found has its new title.
  const newest = new Map(GROUP_NAMES.flatMap((name) => found[name] ?? []).map((entry) => [keyOf(entry), entry]));
  const opened = section('Recent', rowsOf(withWords(q, recent).map((entry) => newest.get(keyOf(entry)) ?? entry)));
  const things = [commands('Actions', actions), commands('Pages', q ? pages : [])];
  const last = commands('Account', account);
  const searched = GROUP_NAMES.map((name) =>
    section((name === 'library' && note) || headingOf(name, near, corrected[name]), rowsOf(found[name] ?? [])),
  );
  if (!q) return withRows(late ? [opened, ...things, ...searched, last] : [opened, ...searched, ...things, last]);
  return joined(namedFirst(q, 'at hand', [opened, ...things, last]), namedFirst(q, 'found', searched));
}

/** The row for an Enter pressed before the answer arrived: an own prompt titled as the row `seen`, else that row; without `seen`, the first one. */
export function rowForEnter(rows: readonly Row[], seen: Row | undefined): Row | undefined {
  if (!seen) return rows[0];
  const own = rows.find((row) => 'entry' in row && row.entry.kind === 'own' && row.title === seen.title);
  return own ?? rows.find(({ key }) => key === seen.key);
}

const withRows = (sections: Section[]): Section[] => sections.filter(({ rows }) => rows.length > 0);

const BEST = 'Best match';

/** Moves the rows that the query names to a first section of their own. */
function namedFirst(q: string, key: string, sections: Section[]): Section[] {
  const named = sections.flatMap(({ rows }) => rows.filter(({ title }) => isNamed(q, title)));
  const others = sections.map((section) => ({ ...section, rows: section.rows.filter((row) => !named.includes(row)) }));
  return withRows([{ key: `${BEST}: ${key}`, heading: BEST, rows: named }, ...others]);
}

/** Joins two lists of sections. If the query names all rows at hand, and also results, those share one section. */
function joined(atHand: Section[], found: Section[]): Section[] {
  const [best, ...more] = atHand;
  const [next, ...others] = found;
  if (best?.heading !== BEST || next?.heading !== BEST || more.length > 0) return [...atHand, ...found];
  return [{ ...best, rows: [...best.rows, ...next.rows] }, ...others];
}

function headingOf(name: GroupName, near: boolean, corrected: string | undefined): string {
  const { heading } = RESULT_GROUPS[name];
  if (near && name === 'library') return corrected ? `${heading}: close matches for “${corrected}”` : `${heading}: close matches`;
  return corrected ? `${heading}: “${corrected}”` : heading;
}

/** Rows that open the search page, which has more results. After a correction, the second row searches for the query as it was typed. */
export function searchPageRows(q: string, corrected: Answer['corrected']): Row[] {
  const row = (key: string, title: string, words: string): Row => {
    return { key, title, note: '', command: { title, path: listPath(paths.search, { q: words }) } };
  };
  const all = row('search-page', `All results for “${q}”`, q);
  return Object.keys(corrected).length > 0 ? [all, row('search-as-typed', `Search for “${q}” instead`, `"${q}"`)] : [all];
}

type Search = {
  q: string;
  count: number;
  /** `slow` is an answer that takes long. */
  state: 'asking' | 'slow' | 'failed' | 'answered';
  missing: readonly GroupName[];
  signedIn: boolean;
  online: boolean;
};

export function statusOf({ q, count, state, missing, signedIn, online }: Search): string {
  if (!q) return plural(count, 'suggestion');
  if (state === 'asking') return 'Searching…';
  if (state === 'answered') {
    if (missing.length === 0) return count === 0 ? 'No results' : plural(count, 'result');
    const found = count === 0 ? 'No results.' : count === 1 ? '1 result.' : `${count} results.`;
    return `${found} Could not be searched: ${listOf(missing)}.`;
  }
  const soFar = count === 0 ? 'No results so far.' : count === 1 ? '1 result so far.' : `${count} results so far.`;
  const asked = listOf(GROUP_NAMES.filter((name) => signedIn || !RESULT_GROUPS[name].ofAccount));
  if (state === 'slow') return `${soFar} Still searching ${asked}.`;
  if (!online) return `${soFar} Could not search ${asked}, because you are offline.`;
  return `${soFar} Could not search ${asked}, because our server is not responding.`;
}

/** Names groups in a sentence: "the library, the community and the guides". */
function listOf(groups: readonly GroupName[]): string {
  const things = [...new Set(groups.map((name) => RESULT_GROUPS[name].thing))];
  return new Intl.ListFormat('en-GB').format(things);
}
