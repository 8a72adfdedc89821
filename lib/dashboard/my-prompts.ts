import 'server-only';
import type { Account } from '../account/account';
import { collectionsHolding, ownCollections } from '../collections/queries';
import type { ListFilter } from '../lists/list-filter';
import { ownProfile } from '../profiles/queries';
import { userPromptItem } from '../user-prompts/list-item';
import { countPublicPromptsOf, countUserPrompts, ownCategories, userPrompts } from '../user-prompts/queries';

/** What My Prompts shows: a page of rows, how many there are in all and how many of them are public, and what they can be narrowed to. */
export async function myPrompts(user: Account, filter: ListFilter) {
  const [{ prompts, page, total, q, holding }, all, open, categories, collections, profile] = await Promise.all([
    findPage(user, filter),
    countUserPrompts(user),
    countPublicPromptsOf(user),
    ownCategories(),
    ownCollections(user),
    ownProfile(user),
  ]);
  const rows = prompts.map((prompt) => ({
    item: userPromptItem(prompt, ['category', 'blanks', 'createdAt', 'isPrivate'], { q, isOwn: true }),
    updatedAt: prompt.updatedAt,
    hasBlanks: prompt.variableCount > 0,
    collections: collections.filter(({ id }) => holding.get(prompt.id)?.includes(id)),
  }));
  return { rows, page, total, q, all, open, categories, collections, profile };
}

/** A page of somebody's prompts, the query as it was understood, and which collections hold them. */
async function findPage(user: Account, filter: ListFilter) {
  const { rows: prompts, page, total, corrected } = await userPrompts(user, filter);
  const ids = prompts.map(({ id }) => id);
  return { prompts, page, total, q: corrected ?? filter.q, holding: await collectionsHolding(user, ids) };
}
