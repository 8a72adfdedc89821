import 'server-only';
import type { Account } from '../account/account';
import { COUNTS } from '../limits';
import { titleMatchesFirst } from '../lists/title-words';
import { findPrompts } from '../my-prompts/find-prompts';
import { findOwnTitles } from '../my-prompts/queries';
import { searchLibrary } from '../prompts/search';
import { searchPublicPrompts } from '../public-prompts/queries';
import { findSaved } from '../saved/queries';
import { NOTHING_FOUND, type PromptsToAdd } from './prompts-to-add';
import { collectionItem } from './queries';

/** Searches own and saved prompts, the library and public prompts. Those that have the typed words in their titles come first. */
export async function findPromptsToAdd(user: Account, q: string): Promise<PromptsToAdd> {
  if (!q) return NOTHING_FOUND;
  const most = COUNTS.promptsToAdd;
  const [own, saved, community] = await Promise.all([findOwnTitles(q, most + 1), findSaved(q, most + 1), searchPublicPrompts({ q })]);
  const library = searchLibrary({ q });
  // A query of stop words only, such as "grok", finds the whole library if it names no category.
  const isNarrowed = library.searched || library.named;
  const ids = [
    ...own.map(({ id }) => id),
    ...saved.map(({ promptId }) => promptId),
    ...(isNarrowed ? library.prompts : []).map(({ prompt }) => prompt.slug),
    ...community.prompts.map(({ id }) => id),
  ];
  const near = ids.length === 0;
  const found = await findPrompts([...new Set(near ? library.near.map(({ prompt }) => prompt.slug) : ids)], user);
  const available = found.flatMap((prompt) => (prompt ? collectionItem(prompt) : []));
  const items = titleMatchesFirst(q, available);
  return { items: items.slice(0, most), more: items.length > most, near: near && items.length > 0 };
}
