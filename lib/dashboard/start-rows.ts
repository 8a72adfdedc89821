import type { UserPrompt } from '../my-prompts/user-prompt';
import type { PromptListItem } from '../prompts/prompt-list-item';

/** A row of the start page. `editable` is set for own prompts, `pinnedAt` for pinned ones. */
export type StartRow = { item: PromptListItem; editable?: { updatedAt: string; hasBlanks: boolean }; pinnedAt?: string | null };

/** The pinned rows, last pinned first. */
export function pinnedOf(rows: readonly StartRow[]): StartRow[] {
  return rows.filter(({ pinnedAt }) => pinnedAt).sort((a, b) => Date.parse(b.pinnedAt ?? '') - Date.parse(a.pinnedAt ?? ''));
}

export function recentTitle(items: readonly Pick<PromptListItem, 'facts'>[]): string {
  return items.some(({ facts }) => facts.usedAt) ? 'Recently used' : 'Not used yet';
}

const usedOf = (rows: readonly StartRow[]) => rows.filter(({ item }) => item.facts.usedAt);

/** The first `count` rows: used prompts, then pinned ones, then the others. */
export function usedFirst(rows: readonly StartRow[], count: number): StartRow[] {
  return [...new Set([...usedOf(rows), ...pinnedOf(rows), ...rows])].slice(0, count);
}

/** The first `count` used prompts or, if there are none, the first of all, so that one heading (recentTitle) fits them. */
export function usedOrAll(rows: readonly StartRow[], count: number): StartRow[] {
  const used = usedOf(rows);
  return usedFirst(used.length > 0 ? used : rows, count);
}

/** Criteria for new prompts: at most `count` in the categories, none with an id in `known`. */
export type Wanted = { categories: Iterable<string | null | undefined>; known: ReadonlySet<string>; count: number };

/** Newest prompts in the wanted categories, one from each category in turn, so that many of one category do not hide those of others. */
export function newInCategories<Prompt extends Pick<UserPrompt, 'id' | 'category' | 'createdAt'>>(
  prompts: readonly Prompt[],
  { categories, known, count }: Wanted,
): Prompt[] {
  const names = new Set([...categories].flatMap((name) => name?.toLowerCase() ?? []));
  const wanted = prompts.filter(({ id, category }) => category && names.has(category.toLowerCase()) && !known.has(id));
  const newest = wanted.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const byCategory = [...Map.groupBy(newest, ({ category }) => category?.toLowerCase()).values()];
  const turns = Array.from({ length: count }, (_, turn) => byCategory.flatMap((ofCategory) => ofCategory[turn] ?? []));
  return turns.flat().slice(0, count);
}

const DAY = 24 * 60 * 60 * 1000;

export function createdWithin<Prompt extends Pick<UserPrompt, 'createdAt'>>(
  prompts: readonly Prompt[],
  days: number,
  now: number,
): Prompt[] {
  return prompts.filter(({ createdAt }) => Date.parse(createdAt) > now - days * DAY);
}
