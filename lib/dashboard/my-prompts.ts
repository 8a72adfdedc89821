import 'server-only';
import type { Account } from '../account/account';
import { ownCounts } from '../account/own-counts';
import { collectionsHolding, ownCollections } from '../collections/queries';
import { COUNTS } from '../limits';
import type { ListFilter } from '../lists/list-filter';
import { LIST_FACTS, userPromptItem } from '../my-prompts/list-item';
import { findUserPrompts, ownLabels, userPrompts } from '../my-prompts/queries';
import type { OwnLabel } from '../my-prompts/user-prompt';
import { ownProfile } from '../profiles/queries';
import type { PromptListItem } from '../prompts/prompt-list-item';

/** Data of the page My Prompts. */
export async function myPrompts(user: Account, filter: ListFilter) {
  const [{ prompts, pinned, page, total, q }, counts, categories, tags, collections, profile] = await Promise.all([
    findPage(user, filter),
    ownCounts(),
    ownLabels('category', COUNTS.ownLabels),
    ownLabels('tag', COUNTS.ownLabels),
    ownCollections(),
    ownProfile(user),
  ]);
  const rows = prompts.map((prompt) => ({
    item: ownItem(prompt, filter, { q, isPinned: pinned.includes(prompt.id) }),
    updatedAt: prompt.updatedAt,
    hasBlanks: prompt.variableCount > 0,
    collections: collections.filter(({ id }) => prompt.collections.includes(id)),
  }));
  return {
    rows,
    page,
    total,
    q,
    all: counts.prompts,
    publicCount: counts.publicPrompts,
    categories: namesOf(categories),
    tags: namesOf(tags),
    collections,
    profile,
  };
}

const namesOf = (labels: readonly OwnLabel[]) => labels.map(({ name }) => name);

/** A row of My Prompts. It shows when the prompt was created and, unless sorted by newest, when it was used. */
function ownItem(
  prompt: Awaited<ReturnType<typeof userPrompts>>[number],
  { sort }: ListFilter,
  { q, isPinned }: { q: string | undefined; isPinned: boolean },
): PromptListItem {
  const item = userPromptItem(prompt, LIST_FACTS.own, { q, isOwn: true });
  const usedAt = sort === 'newest' ? undefined : (prompt.use?.usedAt ?? null);
  return { ...item, facts: { ...item.facts, isPinned, ...(usedAt !== undefined && { usedAt }) } };
}

async function findPage(user: Account, filter: ListFilter) {
  const { ids, pinned, total, corrected } = await findUserPrompts(filter);
  const [prompts, holding] = await Promise.all([userPrompts(user, ids), collectionsHolding(user, ids)]);
  const rows = prompts.map((prompt) => ({ ...prompt, collections: holding.get(prompt.id) ?? [] }));
  return { prompts: rows, pinned, page: filter.page ?? 1, total, q: corrected ?? filter.q };
}
