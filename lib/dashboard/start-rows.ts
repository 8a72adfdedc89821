import type { UserPrompt } from '../my-prompts/user-prompt';
import type { PromptListItem } from '../prompts/prompt-list-item';

/** A row of the start page. `editable` is set for own prompts only. `pinnedAt`: when the user pinned it. */
export type StartRow = { item: PromptListItem; editable?: { updatedAt: string; hasBlanks: boolean }; pinnedAt?: string | null };

/** The pinned rows, last pinned first. */
export function pinnedOf(rows: readonly StartRow[]): StartRow[] {
  return rows.filter(({ pinnedAt }) => pinnedAt).sort((a, b) => Number(new Date(b.pinnedAt ?? 0)) - Number(new Date(a.pinnedAt ?? 0)));
}

/** Heading of recent prompts, by whether any of them was used. */
export function recentTitle(items: readonly Pick<PromptListItem, 'facts'>[]): string {
  return items.some(({ facts }) => facts.usedAt) ? 'Recently used' : 'Not used yet';
}

/** Sorts used prompts first, the last used at the top; pinned, own and saved prompts fill the list up to `count`. */
export function usedFirst(rows: readonly StartRow[], count: number): StartRow[] {
  const used = rows.filter(({ item }) => item.facts.usedAt);
  return [...new Set([...used, ...pinnedOf(rows), ...rows])].slice(0, count);
}

/** Used prompts, last used first; if none was used all prompts, so that one heading fits. */
export function usedOrAll(rows: readonly StartRow[], count: number): StartRow[] {
  const used = rows.filter(({ item }) => item.facts.usedAt);
  return usedFirst(used.length > 0 ? used : rows, count);
}

/** Wanted new prompts: at most `count` in these categories, without prompts whose ids are `known`. */
export type Wanted = { categories: Iterable<string | null | undefined>; known: ReadonlySet<string>; count: number };

/** Newest prompts in the wanted categories, one from each category in turn, so that many of one category do not hide those of others. */
export function newInCategories<Prompt extends Pick<UserPrompt, 'id' | 'category' | 'createdAt'>>(
  prompts: readonly Prompt[],
  { categories, known, count }: Wanted,
): Prompt[] {
  const names = new Set([...categories].flatMap((name) => name?.toLowerCase() ?? []));
  const byCategory = new Map<string, Prompt[]>();
  for (const prompt of [...prompts].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))) {
    const category = prompt.category?.toLowerCase();
    if (category === undefined || !names.has(category) || known.has(prompt.id)) continue;
    byCategory.set(category, [...(byCategory.get(category) ?? []), prompt]);
  }
  const turns = [...byCategory.values()];
  const longest = Math.max(0, ...turns.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => turns.flatMap((some) => some[turn] ?? []))
    .flat()
    .slice(0, count);
}

const DAY = 24 * 60 * 60 * 1000;

/** The prompts that were created in the last days. */
export function createdWithin<Prompt extends Pick<UserPrompt, 'createdAt'>>(
  prompts: readonly Prompt[],
  days: number,
  now: number,
): Prompt[] {
  return prompts.filter(({ createdAt }) => Date.parse(createdAt) > now - days * DAY);
}
