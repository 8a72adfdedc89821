import 'server-only';
import type { Account } from '../account/account';
import { recentCollections } from '../collections/queries';
import { followedPrompts, followsOf } from '../following/queries';
import { NEW_DAYS, SERVER_COUNTS } from '../limits';
import type { UserPrompt } from '../my-prompts/user-prompt';
import { type Person, publicName } from '../profiles/profile';
import { categoryOf, findLibraryPrompt, library } from '../prompts/library';
import { addedLater } from '../prompts/library-order';
import type { Prompt } from '../prompts/prompt';
import type { PromptFacts, PromptListItem } from '../prompts/prompt-list-item';
import { promptRef } from '../prompts/prompt-ref';
import { newestPublicPrompts } from '../public-prompts/queries';
import { dataOf } from '../supabase/connection';
import type { Database } from '../supabase/database.types';
import { sessionClient } from '../supabase/server';
import { createdWithin, newInCategories, pinnedOf, type StartRow, usedFirst, usedOrAll, type Wanted } from './start-rows';

/** Data of the start page. `pinnedCount` counts all pinned prompts. `isNew` is true for a user with few prompts and no collections. */
export async function startPageData(user: Account) {
  const [rows, collections, community, followed, follows] = await Promise.all([
    recentPrompts(),
    recentCollections(SERVER_COUNTS.start.collections),
    newestPublicPrompts(SERVER_COUNTS.newestPublic),
    followedPrompts(),
    followsOf(user),
  ]);
  const allPinned = pinnedOf(rows);
  const pinned = allPinned.slice(0, SERVER_COUNTS.start.pinned);
  const unpinned = rows.filter((row) => !pinned.includes(row));
  const others = usedFirst(unpinned, SERVER_COUNTS.start.recent);
  const ofFollowed = followed.filter(({ isOfFollowed }) => isOfFollowed);
  const newOfFollowed = createdWithin(ofFollowed, NEW_DAYS, Date.now()).slice(0, SERVER_COUNTS.start.new);
  return {
    pinned,
    pinnedCount: allPinned.length,
    recent: others.filter(({ item }) => item.facts.usedAt),
    unused: others.filter(({ item }) => !item.facts.usedAt),
    collections,
    followed: newOfFollowed.map((prompt) => publicRow(prompt)),
    newInCategories: newPrompts(user, [...community, ...followed], {
      categories: [...rows.map(({ item }) => item.facts.category), ...follows.map(({ category }) => category)],
      known: new Set([...rows.map(({ item }) => item.ref.id), ...newOfFollowed.map(({ id }) => id)]),
    }),
    isNew: rows.length < FEW_PROMPTS && collections.length === 0,
  };
}

/** Number of own, saved and pinned prompts below which an account without collections counts as new. */
const FEW_PROMPTS = 3;

type CommunityPrompt = Pick<UserPrompt, 'id' | 'title' | 'category' | 'createdAt'> & { ownerId?: string; author: Person };

function newPrompts(user: Account, community: CommunityPrompt[], wanted: Omit<Wanted, 'count'>): StartRow[] {
  const ofLibrary = addedLater(library().prompts).map((prompt) => {
    const category = categoryOf(prompt).name;
    return { id: prompt.slug, category, createdAt: prompt.createdAt, row: libraryRow(prompt, { category }) };
  });
  const ofOthers = [...new Map(community.map((prompt) => [prompt.id, prompt])).values()]
    .filter(({ ownerId }) => ownerId !== user.id)
    .map((prompt) => ({ id: prompt.id, category: prompt.category, createdAt: prompt.createdAt, row: publicRow(prompt) }));
  const created = createdWithin([...ofOthers, ...ofLibrary], NEW_DAYS, Date.now());
  return newInCategories(created, { ...wanted, count: SERVER_COUNTS.start.new }).map(({ row }) => row);
}

/** Prompts on the home page for signed-in users: the last used, or else their pinned, own and saved ones. */
export async function homePrompts(): Promise<PromptListItem[]> {
  const rows = await recentPrompts();
  return usedOrAll(rows, SERVER_COUNTS.start.home).map(({ item }) => item);
}

/** The user's latest own and saved prompts, by when each was last used or else written or saved, and all pinned ones. */
async function recentPrompts(): Promise<StartRow[]> {
  const client = await sessionClient();
  const found = dataOf(await client.rpc('recent_prompts', { at_most: SERVER_COUNTS.usedForCategories }));
  return found.flatMap((prompt) => {
    const row = startRow(prompt);
    return row ? { ...row, pinnedAt: prompt.pinned_at } : [];
  });
}

type RecentPrompt = Database['public']['Functions']['recent_prompts']['Returns'][number];

function startRow({
  prompt_id: id,
  used_at: usedAt,
  pinned_at,
  is_own,
  is_public,
  title,
  category,
  updated_at,
  variable_count,
  username,
  display_name: displayName,
}: RecentPrompt): StartRow | null {
  const facts = { usedAt, isPinned: pinned_at !== null };
  const prompt = findLibraryPrompt(id);
  if (prompt) return libraryRow(prompt, { category: categoryOf(prompt).name, ...facts });
  // A prompt that is gone has no title and no author.
  if (title === null || username === null) return null;
  if (!is_own) return publicRow({ id, title, category, author: { username, displayName } }, facts);
  const editable = { updatedAt: updated_at ?? '', hasBlanks: (variable_count ?? 0) > 0 };
  const own = { category, isPrivate: !is_public, ...facts };
  return { item: { ref: promptRef(id, true), storageId: id, title, excerpt: [], facts: own }, editable };
}

function libraryRow({ id, slug, title }: Prompt, facts: PromptFacts): StartRow {
  return { item: { ref: { kind: 'library', id: slug }, storageId: id, title, excerpt: [], facts } };
}

function publicRow(
  { id, title, category, author }: Pick<UserPrompt, 'id' | 'title' | 'category'> & { author: Person },
  facts: PromptFacts = {},
): StartRow {
  const by = { name: publicName(author), username: author.username };
  return { item: { ref: promptRef(id), storageId: id, title, excerpt: [], facts: { author: by, category, ...facts } } };
}
