import type { PromptListItem } from '../prompts/prompt-list-item';
import type { StartRow } from './lines';

/** Filters pinned rows, the last pinned first. */
export function pinnedOf(lines: readonly StartRow[]): StartRow[] {
  return lines.filter(({ pinnedAt }) => pinnedAt).sort((a, b) => Number(new Date(b.pinnedAt ?? 0)) - Number(new Date(a.pinnedAt ?? 0)));
}

/** Heading of recent prompts: "used" once anything was used, otherwise pinned, written and saved. */
export function recentTitle(items: readonly Pick<PromptListItem, 'facts'>[]): string {
  return items.some(({ facts }) => facts.usedAt) ? 'Recently used' : 'Not used yet';
}

/** Sorts used prompts first, the last used at the top; pinned, own and saved prompts fill the list up to `count`. */
export function usedFirst(lines: readonly StartRow[], count: number): StartRow[] {
  const used = lines.filter(({ item }) => item.facts.usedAt);
  return [...new Set([...used, ...pinnedOf(lines), ...lines])].slice(0, count);
}

/** Used prompts, the last first; all, if none was used, so that one heading fits. */
export function usedOrElseAll(lines: readonly StartRow[], count: number): StartRow[] {
  const used = lines.filter(({ item }) => item.facts.usedAt);
  return usedFirst(used.length > 0 ? used : lines, count);
}
