import { AUTHOR_FIELDS } from '../profiles/profile';
import type { SelectedCollection } from '../supabase/selected';
import type { Author } from '../user-prompts/user-prompt';
import { COLLECTION_COLUMNS, type CollectionTexts, type NamedCollection } from './collection-fields';

/** What queries select; the types below follow from it. */
export const SELECT = {
  collection: `id, ${COLLECTION_COLUMNS}, slug, isPublic:is_public, hiddenAt:hidden_at, createdAt:created_at, updatedAt:updated_at`,
  publicCollection: `id, ${COLLECTION_COLUMNS}, slug, updatedAt:updated_at`,
  collectionWithOwner: `${COLLECTION_COLUMNS}, slug, owner:user_profiles!collections_owner_fkey(${AUTHOR_FIELDS})`,
} as const;

/** A collection, as its owner sees it. `updatedAt` is also the version of its title, address and description. */
export type Collection = SelectedCollection<typeof SELECT.collection>;

/** A collection in its owner's list. `changedAt`: when it was last edited or added to. */
export type OwnCollection = CollectionTexts & Pick<Collection, 'id' | 'isPublic'> & { prompts: number; changedAt: string };

/** A collection that a prompt can be put into, and whether the prompt is in it. */
export type CollectionChoice = CollectionName & { prompts: number; included: boolean };

/** A collection as a row of a list names it. */
export type CollectionName = NamedCollection & { id: string };

/** What everybody may know of a public collection. */
export type PublicCollection = SelectedCollection<typeof SELECT.publicCollection>;

/** A public collection on the profile of its owner. */
export type CountedCollection = PublicCollection & { prompts: number };

/** A collection with the texts in it. */
export type WholeCollection = CollectionTexts & {
  slug: string;
  /** Null for the owner, who knows who they are. */
  owner: Author | null;
  prompts: {
    title: string;
    /** Its category in the library, or its author; of one's own its category, which may be empty. */
    from: string;
    /** Null for a private prompt. */
    url: string | null;
    /** The template; null where the texts before it are too long together. */
    text: string | null;
  }[];
};
