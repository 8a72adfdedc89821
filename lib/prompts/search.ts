import 'server-only';
import { COUNTS } from '../limits';
import type { PromptFilter } from '../paths';
import { createTextIndex, type Hit, type TextIndex } from '../search/text-index';
import { categoryOf, library } from './library';
import type { Category, Prompt } from './prompt';
import { fillTemplate } from './template';

/** A prompt in a list, with the words to mark in it. */
export type FoundPrompt = { prompt: Prompt; category: Category; hits: ReadonlySet<string> };

/**
 * The part of a list that a page shows. "Load more" adds 24 below the ones that are there; after ten times the list
 * starts anew at the top of the screen, so that no page grows without end. `first` and `last` count from 1. The counts
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
const NO_HITS: ReadonlySet<string> = new Set();
const noHits = () => NO_HITS;
let index: TextIndex | undefined;

function promptIndex(): TextIndex {
  index ??= createTextIndex(
    library().prompts.map((prompt) => ({
      id: prompt.slug,
      title: prompt.title,
      text: fillTemplate(prompt.promptText),
      extra: categoryOf(prompt).name,
    })),
  );
  return index;
}

/** The prompts of the library that match, best first; all of them, in the library's order, without a query. */
export function findPrompts({ q, category, page = 1 }: PromptFilter): PromptPage {
  const matching = q ? promptIndex().search(q).map(withPrompt) : library().prompts.map((prompt) => ({ prompt, words: noHits }));
  const counts = new Map<string, number>(library().categories.map(({ slug }) => [slug, 0]));
  const slugOf = slugsById();
  for (const { prompt } of matching) counts.set(slugOf(prompt), (counts.get(slugOf(prompt)) ?? 0) + 1);
  const chosen = category ? matching.filter(({ prompt }) => slugOf(prompt) === category) : matching;
  const lastPage = Math.max(1, Math.ceil(chosen.length / COUNTS.page));
  const current = Math.min(page, lastPage);
  const start = Math.floor((current - 1) / PAGES_ON_SCREEN) * PAGES_ON_SCREEN * COUNTS.page;
  const prompts = chosen
    .slice(start, current * COUNTS.page)
    .map(({ prompt, words }) => ({ prompt, category: categoryOf(prompt), hits: words() }));
  return {
    prompts,
    total: chosen.length,
    first: start + 1,
    last: start + prompts.length,
    nextPage: current < lastPage ? current + 1 : null,
    counts,
    countAll: matching.length,
  };
}

type Match = { prompt: Prompt; words: Hit['words'] };

function withPrompt({ id, words }: Hit): Match {
  const prompt = library().bySlug.get(id);
  if (!prompt) throw new Error(`The index knows a prompt that the library does not: ${id}`);
  return { prompt, words };
}

/** The slug of a prompt's category, for counting many. */
function slugsById(): (prompt: Prompt) => string {
  const slugs = new Map(library().categories.map(({ id, slug }) => [id, slug]));
  return ({ categoryId }) => slugs.get(categoryId) ?? '';
}
