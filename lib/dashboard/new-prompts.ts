import type { UserPrompt } from '../user-prompts/user-prompt';

type Asked = {
  /** The categories that somebody uses, in any case. */
  categories: Iterable<string | null | undefined>;
  /** Slugs and ids of what they know already. */
  known: ReadonlySet<string>;
  count: number;
};

/**
 * The newest of some prompts in somebody's categories, without what they know. Each category has its turn, so that many new ones of one do not hide
 * those of the others.
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

/** Those that came within the last `days`. */
export function cameWithin<Prompt extends Pick<UserPrompt, 'createdAt'>>(prompts: readonly Prompt[], days: number, now: number): Prompt[] {
  return prompts.filter(({ createdAt }) => Date.parse(createdAt) > now - days * DAY);
}

/** Those that came after the first ones: what a library began with is not new. */
export function addedLater<Prompt extends Pick<UserPrompt, 'createdAt'>>(prompts: readonly Prompt[]): Prompt[] {
  const [first = ''] = prompts.map(({ createdAt }) => createdAt).sort();
  return prompts.filter(({ createdAt }) => createdAt > first);
}
