import 'server-only';
import type { Account } from '../account/account';
import { COUNTS } from '../limits';
import { isInTitle } from '../lists/title-words';
import { findPrompts } from '../my-prompts/find-prompts';
import { findOwnTitles } from '../my-prompts/queries';
import { searchLibrary } from '../prompts/search';
import { searchPublicPrompts } from '../public-prompts/queries';
import { findSaved } from '../saved/queries';
import { type FoundPrompts, NOTHING_FOUND } from './found-prompts';
import { collectionItem } from './queries';

/** Searches the user's own and saved prompts, the library and public prompts for prompts to add to a collection. Matches in titles come first. */
export async function findPromptsToAdd(user: Account, q: string): Promise<FoundPrompts> {
  if (!q) return NOTHING_FOUND;
  const most = COUNTS.promptsToAdd;
  const [own, saved, community] = await Promise.all([findOwnTitles(q, most + 1), findSaved(q, most + 1), searchPublicPrompts({ q })]);
  const library = searchLibrary({ q });
  const ids = [
    ...own.map(({ id }) => id),
    ...saved.filter(({ title }) => title !== null).map(({ promptId }) => promptId),
    ...(library.searched || library.named ? library.prompts : []).map(({ prompt }) => prompt.slug),
    ...community.prompts.map(({ id }) => id),
  ];
  const near = ids.length === 0;
  const found = await findPrompts([...new Set(near ? library.near.map(({ prompt }) => prompt.slug) : ids)], user);
  const items = found.flatMap((prompt) => (prompt ? collectionItem(prompt) : []));
  const titled = items.filter(({ title }) => isInTitle(q, title));
  const ranked = [...titled, ...items.filter((item) => !titled.includes(item))];
  return { items: ranked.slice(0, most), more: ranked.length > most, near: near && ranked.length > 0 };
}
