import 'server-only';
import { COUNTS } from '../limits';
import type { PromptFilter } from '../paths';
import { createSearchIndex, type Found, type SearchIndex } from '../search/search-index';
import { categoryOf, library } from './library';
import type { Category, Prompt } from './prompt';
import { fillTemplate } from './template';

/** A prompt in a list, with the words to mark in it, normalized. */
export type FoundPrompt = { prompt: Prompt; category: Category; matches: ReadonlySet<string> };

/**
 * The part of a list that a page shows. "Load more" adds 24 below the ones that are there; after ten times the list
 * starts again with the next rows, so that no page grows without end. `first` and `last` count from 1. The counts
 * are by category slug and ignore the filter's category.
 */
export type PromptPage = {
  prompts: FoundPrompt[];
  total: number;
  first: number;
  last: number;
  nextPage: number | null;
  counts: ReadonlyMap<string, number>;
  countAll: number;
};

const PAGES_ON_SCREEN = 10;
let index: SearchIndex<Prompt> | undefined;

function promptIndex(): SearchIndex<Prompt> {
  index ??= createSearchIndex(library().prompts, (prompt) => ({
    title: prompt.title,
    text: fillTemplate(prompt.promptText),
    keywords: categoryOf(prompt).name,
  }));
  return index;
}

/** The prompts of the library that match, best first; all of them, in the library's order, without a query. */
export function findPrompts({ q, category, page = 1 }: PromptFilter): PromptPage {
  const matching: Found<Prompt>[] = q ? promptIndex().search(q) : library().prompts.map((item) => ({ item, matches: [] }));
  const totals = new Map<string, number>(library().categories.map(({ id }) => [id, 0]));
  for (const { item } of matching) totals.set(item.categoryId, (totals.get(item.categoryId) ?? 0) + 1);
  const wanted = library().categories.find(({ slug }) => slug === category);
  const chosen = wanted ? matching.filter(({ item }) => item.categoryId === wanted.id) : matching;
  const lastPage = Math.max(1, Math.ceil(chosen.length / COUNTS.page));
  const current = Math.min(page, lastPage);
  const start = Math.floor((current - 1) / PAGES_ON_SCREEN) * PAGES_ON_SCREEN * COUNTS.page;
  const prompts = chosen
    .slice(start, current * COUNTS.page)
    .map(({ item, matches }) => ({ prompt: item, category: categoryOf(item), matches: new Set(matches) }));
  return {
    prompts,
    total: chosen.length,
    first: start + 1,
    last: start + prompts.length,
    nextPage: current < lastPage ? current + 1 : null,
    counts: new Map(library().categories.map(({ id, slug }) => [slug, totals.get(id) ?? 0])),
    countAll: matching.length,
  };
}
