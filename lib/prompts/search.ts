import 'server-only';
import { COUNTS } from '../limits';
import type { LibraryFilter } from '../lists/list-filter';
import { isInTitle } from '../lists/title-words';
import type { Certainty } from '../search/certainty';
import { createSearchIndex, type Found, type SearchAnswer, type SearchIndex } from '../search/search-index';
import { tokenize } from '../text/tokens';
import { isInDistress } from './distress';
import { categoryOf, findCategory, library, promptsIn } from './library';
import { compareBy, type Saves } from './library-order';
import { type OtherLanguageAnswer, type SearchLanguage, searchOtherLanguages, wordingsIn } from './other-languages';
import type { Category, Prompt } from './prompt';
import { fillTemplate } from './template';

/** A found prompt. `matches`: normalized words to highlight. `saves`: number of accounts that saved it, in a list sorted by it. */
export type LibraryMatch = { prompt: Prompt; category: Category; matches: ReadonlySet<string>; saves?: number };

/** Results up to a page: at most COUNTS.pagesOnScreen pages are shown, the wanted one last. */
export type PromptPage = {
  prompts: LibraryMatch[];
  /** Prompts that only come close to the query, listed if few match. */
  near: LibraryMatch[];
  certainty: Certainty;
  /** True if no prompt matches or is likely meant, in any category. */
  missed: boolean;
  total: number;
  /** Position of the first prompt shown among all results, from 1; `last` is that of the last one. */
  first: number;
  last: number;
  nextPage: number | null;
  /** Results by slug of their category, whatever category is chosen: the matches, and the near ones unless the matches are sure. */
  counts: ReadonlyMap<string, number>;
  countAll: number;
  countInCategory: number;
  topics: readonly TopicCount[];
  /** False if all prompts are listed, or those of `named`, because the query has no word to search for. */
  searched: boolean;
  /** Category that a query of stop words names. */
  named: Category | null;
  /** The query without typos; null if there were none. */
  corrected: string | null;
  /** Language of the query; null for English, and if nothing is found in the language. */
  language: SearchLanguage | null;
  inDistress: boolean;
};

export type TopicCount = Category['topics'][number] & { count: number };

let index: SearchIndex<Prompt> | undefined;

function promptIndex(): SearchIndex<Prompt> {
  if (index) return index;
  const wordings = wordingsIn('en');
  index = createSearchIndex(library().prompts, (prompt) => ({
    title: prompt.title,
    keywords: prompt.keywords,
    wordings: wordings.get(prompt.slug) ?? [],
    description: prompt.description,
    category: categoryOf(prompt).name,
    text: fillTemplate(prompt.promptText),
    anyLanguage: takesLanguage(prompt),
    preferred: prompt.material.length === 0 && !prompt.conversation,
  }));
  return index;
}

/** Categories in which the name of a language means a programming language. */
const PROGRAMMING = new Set(['coding', 'data-analysis']);

const takesLanguage = ({ variables, categoryId }: Prompt) =>
  !PROGRAMMING.has(categoryId) && variables.some((name) => name.includes('LANGUAGE'));

type LibraryAnswer = Pick<SearchAnswer<Prompt>, 'matches' | 'near' | 'certainty' | 'corrected'> &
  Pick<PromptPage, 'searched' | 'named' | 'language' | 'inDistress'>;

const NOTHING: LibraryAnswer = {
  matches: [],
  near: [],
  certainty: 'near',
  corrected: null,
  searched: true,
  named: null,
  language: null,
  inDistress: false,
};

function search(q: string | undefined): LibraryAnswer {
  if (!q) return listAnswer(null);
  const answer = promptIndex().search(q);
  const other = searchOtherLanguages(q, answer?.isKnown ?? true, promptIndex().similarItems);
  if (isInDistress(q)) {
    const helping = library().prompts.filter(({ helpNow }) => helpNow);
    const matches = withoutMatches(helping.slice(0, 2));
    return { ...NOTHING, matches, certainty: 'sure', language: other?.language ?? null, inDistress: true };
  }
  if (other) return otherAnswer(other);
  return answer ? { ...NOTHING, ...answer } : listAnswer(categoryNamedIn(q));
}

/** All prompts, or those of a category, for a query without words to search for. */
function listAnswer(named: Category | null): LibraryAnswer {
  const prompts = named ? promptsIn(named) : library().prompts;
  return { ...NOTHING, matches: withoutMatches(prompts), certainty: 'sure', searched: false, named };
}

/** Minimum part of a query in another language that stands together in the wordings of the first prompt, to make it a match. */
const TOGETHER = 0.6;

function otherAnswer({ language, prompts, together }: OtherLanguageAnswer): LibraryAnswer {
  const found = withoutMatches(prompts);
  const matches = together >= TOGETHER ? found.slice(0, 1) : [];
  return { ...NOTHING, matches, near: found.slice(matches.length), certainty: matches.length > 0 ? 'likely' : 'near', language };
}

const withoutMatches = (prompts: readonly Prompt[]) => prompts.map((item) => ({ item, matches: [] }));

function categoryNamedIn(q: string): Category | null {
  const words = tokenize(q).filter((word) => word.length > 2);
  return library().categories.find(({ name }) => words.some((word) => word !== 'and' && tokenize(name).includes(word))) ?? null;
}

/** Prompts that match a query or are the best results for it, by slug, with the words that match; all prompts for an empty query. */
export function promptsWithWords(q: string): ReadonlyMap<string, ReadonlySet<string>> {
  const { matches, near, certainty, searched } = search(q);
  if (q && !searched) {
    const named = library().prompts.filter((prompt) => isInTitle(q, `${prompt.title} ${categoryOf(prompt).name}`));
    return new Map(named.map(({ slug }) => [slug, new Set(tokenize(q))]));
  }
  const found = certainty === 'likely' ? [...matches, ...near] : matches;
  return new Map(found.map((one) => [one.item.slug, new Set(one.matches)]));
}

/** Searches the library, best first or in the order of `sort`. Sorting by saves needs `saves`. */
export function searchLibrary({ q, category, topic, sort, page = 1 }: LibraryFilter, saves?: Saves | null): PromptPage {
  const { matches, near, ...answer } = search(q);
  const wanted = category ? findCategory(category) : null;
  const inCategory = ({ item }: Found<Prompt>) => !wanted || item.categoryId === wanted.id;
  // Near prompts stand apart from matches that are sure. Otherwise both are shown as one list.
  const counted = answer.certainty === 'sure' ? matches : [...matches, ...near];
  const byCategory = Map.groupBy(counted, ({ item }) => item.categoryId);
  const promptsCounted = counted.filter(inCategory).map(({ item }) => item);
  const inTopic = ({ item }: Found<Prompt>) => !wanted || !topic || item.topic === topic;
  const compare = sort && compareBy(sort, saves ?? new Map());
  const chosenOf = (found: Found<Prompt>[]) => {
    const chosen = found.filter((one) => inCategory(one) && inTopic(one));
    return compare ? chosen.sort((one, other) => compare(one.item, other.item)) : chosen;
  };
  const sortedAsOne = compare && answer.certainty === 'likely';
  const chosen = chosenOf(sortedAsOne ? counted : matches);
  const lastPage = Math.max(1, Math.ceil(chosen.length / COUNTS.page));
  const current = Math.min(page, lastPage);
  const start = Math.floor((current - 1) / COUNTS.pagesOnScreen) * COUNTS.pagesOnScreen * COUNTS.page;
  const shown = chosen.slice(start, current * COUNTS.page);
  const prompts = shown.map((match) => ({ ...libraryMatch(match), ...(sort === 'saved' && { saves: saves?.get(match.item.slug) ?? 0 }) }));
  return {
    prompts,
    near: sortedAsOne ? [] : chosenOf(near).map(libraryMatch),
    missed: answer.searched && answer.certainty === 'near',
    total: chosen.length,
    first: start + 1,
    last: start + prompts.length,
    nextPage: current < lastPage ? current + 1 : null,
    counts: new Map(library().categories.map(({ id, slug }) => [slug, byCategory.get(id)?.length ?? 0])),
    countAll: counted.length,
    countInCategory: promptsCounted.length,
    topics: wanted ? topicCounts(wanted, promptsCounted) : [],
    ...answer,
  };
}

export function topicCounts({ topics }: Category, prompts: readonly Prompt[]): TopicCount[] {
  const counts = Map.groupBy(prompts, ({ topic }) => topic);
  return topics.map((topic) => ({ ...topic, count: counts.get(topic.slug)?.length ?? 0 })).filter(({ count }) => count > 0);
}

function libraryMatch({ item, matches }: Found<Prompt>): LibraryMatch {
  return { prompt: item, category: categoryOf(item), matches: new Set(matches) };
}
