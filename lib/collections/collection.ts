import { COUNTS } from '../limits';
import type { Author } from '../my-prompts/user-prompt';
import { AUTHOR_FIELDS } from '../profiles/profile';
import type { CollectionQueryData } from '../supabase/query-data';
import { COLLECTION_COLUMNS, type CollectionTexts, type NamedCollection } from './collection-fields';

export const COLLECTION_SELECT = {
  collection: `id, ${COLLECTION_COLUMNS}, slug, isPublic:is_public, hiddenAt:hidden_at, createdAt:created_at, updatedAt:updated_at`,
  publicCollection: `id, ${COLLECTION_COLUMNS}, slug, updatedAt:updated_at`,
  collectionWithOwner: `${COLLECTION_COLUMNS}, slug, owner:user_profiles!collections_owner_fkey(${AUTHOR_FIELDS})`,
} as const;

/** A collection for its owner. `updatedAt` is also its version: an edit names the one from which it started. */
export type Collection = CollectionQueryData<typeof COLLECTION_SELECT.collection>;

/** A collection in the owner's list. `changedAt`: time of the last edit or addition of a prompt. */
export type OwnCollection = CollectionTexts & Pick<Collection, 'id' | 'isPublic'> & { prompts: number; changedAt: string };

export type CollectionRef = NamedCollection & { id: string };

export type CollectionChoice = CollectionRef & { prompts: number; included: boolean };

export type PublicCollection = CollectionQueryData<typeof COLLECTION_SELECT.publicCollection>;

export type CountedCollection = PublicCollection & { prompts: number };

/** Puts the last changed of many collections first. All others stay sorted by title, as few collections do. */
export function lastChangedFirst<T extends { changedAt: string }>(byTitle: readonly T[]): T[] {
  if (byTitle.length <= COUNTS.fewCollections) return [...byTitle];
  const lastUsed = byTitle.toSorted((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt)).slice(0, COUNTS.lastUsedCollections);
  return [...lastUsed, ...byTitle.filter((collection) => !lastUsed.includes(collection))];
}

/** A prompt of a collection for export and print. `text`: its template; null from the first one on that would make the document too long. */
export type WholePrompt = { title: string; from: string; url: string | null; text: string | null };

/** A collection with the texts of its prompts. `owner` is null in a document for the owner. */
export type WholeCollection = CollectionTexts & { slug: string; owner: Author | null; prompts: WholePrompt[] };
