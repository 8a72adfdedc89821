import 'server-only';
import type { Metadata } from 'next';
import type { Account } from '../account/account';
import { currentUser, requireUser } from '../account/current-user';
import { ownCounts } from '../account/own-counts';
import { accountPaths } from '../account-paths';
import type { Collection } from '../collections/collection';
import { collectionsHolding, findCollection, ownCollections } from '../collections/queries';
import { COUNTS } from '../limits';
import type { ListFilter, RawQuery } from '../lists/list-filter';
import { moderationQueue } from '../moderation/queries';
import type { LabelKind } from '../my-prompts/labels';
import { LIST_FACTS, userPromptItem } from '../my-prompts/list-item';
import { findUserPrompt, findUserPrompts, ownLabels, userPrompts } from '../my-prompts/queries';
import type { OwnLabel, UserPrompt } from '../my-prompts/user-prompt';
import { ownProfile } from '../profiles/queries';
import { NOT_FOUND_TITLES } from '../site/not-found-titles';
import { BackendError } from '../supabase/connection';

/** Data of the dashboard's layout; null without a session, or if the backend does not answer. */
export async function dashboardLayoutData() {
  try {
    const user = await currentUser();
    if (!user) return null;
    const [counts, profile] = await Promise.all([ownCounts(), ownProfile(user)]);
    const waiting = counts.isModerator ? (await moderationQueue(1)).total : undefined;
    return { ...counts, user, profile, waiting };
  } catch (cause) {
    // The page in the layout gets the same error, and its error.tsx shows it.
    if (cause instanceof BackendError) return null;
    throw cause;
  }
}

type Params = Promise<{ id: string }>;

/** Metadata of a page about a collection of the user. */
export async function collectionMetadata(params: Params, titleOf: (collection: Collection) => string): Promise<Metadata> {
  const user = await currentUser();
  const collection = user && (await findCollection(user, (await params).id));
  return { title: collection ? titleOf(collection) : NOT_FOUND_TITLES.collection };
}

/** Metadata of a page about a prompt of the user. */
export async function userPromptMetadata(params: Params, titleOf: (prompt: UserPrompt) => string): Promise<Metadata> {
  const user = await currentUser();
  const prompt = user && (await findUserPrompt(user, (await params).id));
  return { title: prompt ? titleOf(prompt) : NOT_FOUND_TITLES.prompt };
}

/** Categories or tags of the user's prompts. `renamed` is the one whose row shows the form to rename it. */
export async function labelsPageData(kind: LabelKind, searchParams: Promise<RawQuery>) {
  const query = await searchParams;
  const renamed = typeof query.rename === 'string' ? query.rename : undefined;
  await requireUser(accountPaths.promptLabels(kind, renamed));
  return { kind, query, renamed, labels: await ownLabels(kind) };
}

export async function myPromptsData(user: Account, filter: ListFilter) {
  const [{ prompts, holding, pinned, total, q }, counts, categories, tags, collections, profile] = await Promise.all([
    findPage(user, filter),
    ownCounts(),
    ownLabels('category', COUNTS.ownLabels),
    ownLabels('tag', COUNTS.ownLabels),
    ownCollections(),
    ownProfile(user),
  ]);
  const rows = prompts.map((prompt) => {
    const { facts, ...item } = userPromptItem(prompt, LIST_FACTS.own, { q, isOwn: true });
    // Without a time of use, which is null for a prompt that was never used, a row shows when its prompt was created.
    const use = filter.sort === 'newest' ? {} : { usedAt: prompt.use?.usedAt ?? null };
    return {
      item: { ...item, facts: { ...facts, isPinned: pinned.includes(prompt.id), ...use } },
      updatedAt: prompt.updatedAt,
      hasBlanks: prompt.variableCount > 0,
      collections: collections.filter(({ id }) => holding.get(prompt.id)?.includes(id)),
    };
  });
  return {
    rows,
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

async function findPage(user: Account, filter: ListFilter) {
  const { ids, pinned, total, corrected } = await findUserPrompts(filter);
  const [prompts, holding] = await Promise.all([userPrompts(user, ids), collectionsHolding(user, ids)]);
  return { prompts, holding, pinned, total, q: corrected ?? filter.q };
}

const namesOf = (labels: readonly OwnLabel[]) => labels.map(({ name }) => name);
