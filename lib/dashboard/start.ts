import 'server-only';
import type { Account } from '../account/account';
import { recentCollections } from '../collections/queries';
import { COUNTS, NEW_DAYS } from '../limits';
import { categoryOf, library } from '../prompts/library';
import type { PromptListItem } from '../prompts/prompt-list-item';
import { newestPrompts } from '../public-prompts/queries';
import { libraryLine, publicLine, type StartRow } from './lines';
import { addedLater, cameWithin, newInCategories } from './new-prompts';
import { pinnedOf, usedFirst, usedOrElseAll } from './recent-lines';
import { recentPrompts } from './recent-prompts';

/** Data of the start page. `allPinned`: number of pinned prompts; `isNew`: the user has next to nothing yet. */
export async function startPage(user: Account) {
  const [used, collections, community] = await Promise.all([
    recentPrompts(COUNTS.usedForCategories),
    recentCollections(COUNTS.start.collections),
    newestPrompts(COUNTS.newestPublic),
  ]);
  const pinned = pinnedOf(used);
  const shown = pinned.slice(0, COUNTS.start.pinned);
  const others = usedFirst(
    used.filter((line) => !shown.includes(line)),
    COUNTS.start.recent,
  );
  return {
    pinned: shown,
    allPinned: pinned.length,
    recent: others.filter(({ item }) => item.facts.usedAt),
    unused: others.filter(({ item }) => !item.facts.usedAt),
    collections,
    fresh: freshPrompts(user, used, community),
    isNew: used.length < FEW && collections.length === 0,
  };
}

/** Number of used prompts below which an account without collections counts as new. */
const FEW = 3;

/** New library and community prompts in the user's categories. */
function freshPrompts(user: Account, used: StartRow[], community: Awaited<ReturnType<typeof newestPrompts>>): StartRow[] {
  const ofLibrary = addedLater(library().prompts).map((prompt) => {
    const category = categoryOf(prompt).name;
    return { id: prompt.slug, category, createdAt: prompt.createdAt, line: libraryLine(prompt, { category }) };
  });
  const ofOthers = community
    .filter(({ ownerId }) => ownerId !== user.id)
    .map((prompt) => ({ id: prompt.id, category: prompt.category, createdAt: prompt.createdAt, line: publicLine(prompt) }));
  const found = newInCategories(cameWithin([...ofOthers, ...ofLibrary], NEW_DAYS, Date.now()), {
    categories: used.map(({ item }) => item.facts.category),
    known: new Set(used.map(({ item }) => item.ref.id)),
    count: COUNTS.start.new,
  });
  return found.map(({ line }) => line);
}

/** Reads the rows of the home page for the signed-in user. */
export async function homePrompts(): Promise<PromptListItem[]> {
  const lines = await recentPrompts(COUNTS.usedForCategories);
  return usedOrElseAll(lines, COUNTS.start.home).map(({ item }) => item);
}
