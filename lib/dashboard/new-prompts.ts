import type { UserPrompt } from '../my-prompts/user-prompt';

type Asked = {
  /** Categories of the prompts that the user uses, in any case. */
  categories: Iterable<string | null | undefined>;
  /** Slugs and ids of prompts that the user knows already. */
  known: ReadonlySet<string>;
  count: number;
};

/**
 * Returns the newest prompts in the given categories that the user does not know. Takes one category after the other, so that many new
 * prompts of one do not hide those of the others.
 */
export function newInCategories<Prompt extends Pick<UserPrompt, 'id' | 'category' | 'createdAt'>>(
  prompts: readonly Prompt[],
  { categories, known, count }: Asked,
): Prompt[] {
  const wanted = new Set([...categories].flatMap((name) => name?.toLowerCase() ?? []));
  const byCategory = new Map<string, Prompt[]>();
  for (const prompt of [...prompts].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))) {
    const category = prompt.category?.toLowerCase();
    if (category === undefined || !wanted.has(category) || known.has(prompt.id)) continue;
    byCategory.set(category, [...(byCategory.get(category) ?? []), prompt]);
  }
  const turns = [...byCategory.values()];
  const longest = Math.max(0, ...turns.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => turns.flatMap((some) => some[turn] ?? []))
    .flat()
    .slice(0, count);
}

const DAY = 24 * 60 * 60 * 1000;

/** Filters prompts created within the last `days`. */
export function cameWithin<Prompt extends Pick<UserPrompt, 'createdAt'>>(prompts: readonly Prompt[], days: number, now: number): Prompt[] {
  return prompts.filter(({ createdAt }) => Date.parse(createdAt) > now - days * DAY);
}

/** Leaves out the prompts of the earliest date: the library started with them, so they are not new. */
export function addedLater<Prompt extends Pick<UserPrompt, 'createdAt'>>(prompts: readonly Prompt[]): Prompt[] {
  const [first = ''] = prompts.map(({ createdAt }) => createdAt).sort();
  return prompts.filter(({ createdAt }) => createdAt > first);
}
