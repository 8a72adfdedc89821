import 'server-only';
import { COUNTS } from '../limits';
import type { PromptFilter } from '../paths';
import { createSearchIndex, type Found, type SearchAnswer, type SearchIndex } from '../search/search-index';
import { isInTitle } from '../search/title-words';
import { tokenize } from '../search/tokens';
import { categoryOf, library } from './library';
import type { Category, Prompt } from './prompt';
import { fillTemplate } from './template';

/** A prompt in a list, with the words to mark in it, normalized. */
export type FoundPrompt = { prompt: Prompt; category: Category; matches: ReadonlySet<string> };

/**
 * The part of a list that a page shows (COUNTS.page and pagesOnScreen). `first` and `last` count from 1. The counts by
 * category slug and `countAll` ignore the filter's category.
 * `searched` is false without a word to search for; `complete` and `corrected` are those of a search (SearchAnswer).
 */
export type PromptPage = {
  prompts: FoundPrompt[];
  total: number;
  first: number;
  last: number;
  nextPage: number | null;
  counts: ReadonlyMap<string, number>;
  countAll: number;
  searched: boolean;
  complete: boolean;
  corrected: string | null;
};

let index: SearchIndex<Prompt> | undefined;

function promptIndex(): SearchIndex<Prompt> {
  index ??= createSearchIndex(library().prompts, (prompt) => ({
    title: prompt.title,
    keywords: prompt.keywords.join(', '),
    description: prompt.description,
    category: categoryOf(prompt).name,
    text: fillTemplate(prompt.promptText),
    preferred: prompt.material.length === 0 && !prompt.conversation,
  }));
  return index;
}

function search(q: string | undefined): SearchAnswer<Prompt> & { searched: boolean } {
  const answer = q ? promptIndex().search(q) : null;
  if (answer) return { ...answer, searched: true };
  return { found: library().prompts.map((item) => ({ item, matches: [] })), complete: true, corrected: null, searched: false };
}

/**
 * The library's prompts that have all words of a query, by slug, each with its words that matched; all of them without a query. Words without meaning
 * ("writing") count in title and category.
 */
export function promptsWithWords(q: string): ReadonlyMap<string, ReadonlySet<string>> {
  const { found, complete, searched } = search(q);
  if (q && !searched) {
    const named = found.filter(({ item }) => isInTitle(q, `${item.title} ${categoryOf(item).name}`));
    return new Map(named.map(({ item }) => [item.slug, new Set(tokenize(q))]));
  }
  return new Map(complete ? found.map(({ item, matches }) => [item.slug, new Set(matches)]) : []);
}

/** The prompts of the library that match, best first; all of them, in the library's order, without a word to search for. */
export function findPrompts({ q, category, page = 1 }: PromptFilter): PromptPage {
  const { found, ...answer } = search(q);
  const wanted = library().categories.find(({ slug }) => slug === category);
  const inCategory = ({ item }: Found<Prompt>) => !wanted || item.categoryId === wanted.id;
  const byCategory = Map.groupBy(found, ({ item }) => item.categoryId);
  const chosen = found.filter(inCategory);
  const lastPage = Math.max(1, Math.ceil(chosen.length / COUNTS.page));
  const current = Math.min(page, lastPage);
  const start = Math.floor((current - 1) / COUNTS.pagesOnScreen) * COUNTS.pagesOnScreen * COUNTS.page;
  const prompts = chosen
    .slice(start, current * COUNTS.page)
    .map(({ item, matches }) => ({ prompt: item, category: categoryOf(item), matches: new Set(matches) }));
  return {
    prompts,
    total: chosen.length,
    first: start + 1,
    last: start + prompts.length,
    nextPage: current < lastPage ? current + 1 : null,
    counts: new Map(library().categories.map(({ id, slug }) => [slug, byCategory.get(id)?.length ?? 0])),
    countAll: found.length,
    ...answer,
  };
}
