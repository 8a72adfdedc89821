import type { PromptListItem } from '../prompts/prompt-list-item';
import type { Line } from './lines';

/** A line of what somebody keeps; `pinnedAt` where they pinned it. */
export type RecentLine = Line & { pinnedAt: string | null };

/** Those that are pinned, the last pinned first. */
export function pinnedOf<Kept extends Pick<RecentLine, 'pinnedAt'>>(lines: readonly Kept[]): Kept[] {
  return lines
    .filter(({ pinnedAt }) => pinnedAt !== null)
    .sort((a, b) => Number(new Date(b.pinnedAt ?? 0)) - Number(new Date(a.pinnedAt ?? 0)));
}

/** What a list of them is called: before anything was used, it is what was pinned, written and saved. */
export function recentTitle(items: readonly Pick<PromptListItem, 'facts'>[]): string {
  return items.some(({ facts }) => facts.usedAt) ? 'Recently used' : 'Not used yet';
}

/** The last used first; where nothing more was used, what is pinned, and then what was written or saved. */
export function usedFirst(lines: readonly RecentLine[], count: number): RecentLine[] {
  const used = lines.filter(({ item }) => item.facts.usedAt);
  return [...new Set([...used, ...pinnedOf(lines), ...lines])].slice(0, count);
}
