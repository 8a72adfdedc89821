import { COUNTS } from '../limits';
import type { Author } from '../my-prompts/user-prompt';
import { AUTHOR_FIELDS } from '../profiles/profile';
import type { SelectedCollection } from '../supabase/selected';
import { COLLECTION_COLUMNS, type CollectionTexts, type NamedCollection } from './collection-fields';

export const SELECT = {
  collection: `id, ${COLLECTION_COLUMNS}, slug, isPublic:is_public, hiddenAt:hidden_at, createdAt:created_at, updatedAt:updated_at`,
  publicCollection: `id, ${COLLECTION_COLUMNS}, slug, updatedAt:updated_at`,
  collectionWithOwner: `${COLLECTION_COLUMNS}, slug, owner:user_profiles!collections_owner_fkey(${AUTHOR_FIELDS})`,
} as const;

/** A collection for its owner. `updatedAt` is also its version: an edit names the one from which it started. */
export type Collection = SelectedCollection<typeof SELECT.collection>;

/** A collection in the owner's list. `changedAt`: time of the last edit or addition of a prompt. */
export type OwnCollection = CollectionTexts & Pick<Collection, 'id' | 'isPublic'> & { prompts: number; changedAt: string };

/** A collection to which a prompt can be added. `included`: the prompt is in it already. */
export type CollectionChoice = CollectionName & { prompts: number; included: boolean };

export type CollectionName = NamedCollection & { id: string };

export type PublicCollection = SelectedCollection<typeof SELECT.publicCollection>;

export type CountedCollection = PublicCollection & { prompts: number };

/** Puts the last changed of many collections first. The others, and few collections, stay sorted by title. */
export function usedLastFirst<T extends { changedAt: string }>(byTitle: readonly T[]): T[] {
  if (byTitle.length <= COUNTS.fewCollections) return [...byTitle];
  const lastUsed = byTitle.toSorted((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt)).slice(0, COUNTS.lastUsedCollections);
  return [...lastUsed, ...byTitle.filter((collection) => !lastUsed.includes(collection))];
}

/** A collection with the texts of its prompts, for export and print. */
export type WholeCollection = CollectionTexts & {
  slug: string;
  /** Null in a document for the owner. */
  owner: Author | null;
  prompts: {
    title: string;
    from: string;
    url: string | null;
    /** The template; null once the document has reached its maximum length. */
    text: string | null;
  }[];
};
