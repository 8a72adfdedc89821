import 'server-only';
import type { Account } from '../account/account';
import { collectionsHolding, ownCollections } from '../collections/queries';
import { COUNTS } from '../limits';
import type { ListFilter } from '../lists/list-filter';
import { ownProfile } from '../profiles/queries';
import type { PromptListItem } from '../prompts/prompt-list-item';
import { userPromptItem } from '../user-prompts/list-item';
import { countPublicPromptsOf, countUserPrompts, ownCategories, userPrompts } from '../user-prompts/queries';
import type { OwnPromptPreview } from '../user-prompts/user-prompt';

/** What My Prompts shows: a page of rows, how many there are in all and how many of them are public, and what they can be narrowed to. */
export async function myPrompts(user: Account, filter: ListFilter) {
  const [{ prompts, pinned, page, total, q, holding }, all, open, categories, collections, profile] = await Promise.all([
    findPage(user, filter),
    countUserPrompts(user),
    countPublicPromptsOf(user),
    ownCategories(COUNTS.ownCategories),
    ownCollections(),
    ownProfile(user),
  ]);
  const rows = prompts.map((prompt) => ({
    item: ownItem(prompt, filter, { q, isPinned: pinned.includes(prompt.id) }),
    updatedAt: prompt.updatedAt,
    hasBlanks: prompt.variableCount > 0,
    collections: collections.filter(({ id }) => holding.get(prompt.id)?.includes(id)),
  }));
  return { rows, page, total, q, all, open, categories, collections, profile };
}

/** It says when it was used, or, where the newest come first, when it was created. */
function ownItem(
  prompt: OwnPromptPreview,
  { sort }: ListFilter,
  { q, isPinned }: { q: string | undefined; isPinned: boolean },
): PromptListItem {
  const shown = ['category', 'blanks', 'isPrivate'] as const;
  const item = userPromptItem(prompt, sort === 'newest' ? [...shown, 'createdAt'] : shown, { q, isOwn: true });
  const usedAt = sort === 'newest' ? undefined : (prompt.use?.usedAt ?? null);
  return { ...item, facts: { ...item.facts, isPinned, ...(usedAt !== undefined && { usedAt }) } };
}

/** A page of somebody's prompts, which of them are pinned, the query as it was understood, and which collections hold them. */
async function findPage(user: Account, filter: ListFilter) {
  const { rows: prompts, pinned, page, total, corrected } = await userPrompts(user, filter);
  const ids = prompts.map(({ id }) => id);
  return { prompts, pinned, page, total, q: corrected ?? filter.q, holding: await collectionsHolding(user, ids) };
}
