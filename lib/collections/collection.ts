import type { Prompt } from '../prompts/prompt';
import type { SelectedCollection } from '../supabase/selected';
import type { CountedPromptPreview, PromptInCollection } from '../user-prompts/user-prompt';

const FIELDS = 'id, title, slug, description, isPublic:is_public, createdAt:created_at, updatedAt:updated_at';

/** What queries select; the types below follow from it. */
export const SELECT = {
  collection: FIELDS,
  collectionWithCount: `${FIELDS}, items:collection_items(count)`,
  publicCollection: 'id, title, slug, description, updatedAt:updated_at',
} as const;

/** A collection, as its owner sees it. `updatedAt` is also the version of its title, address and description. */
export type Collection = SelectedCollection<typeof SELECT.collection>;

/** A collection in its owner's list. */
export type CountedCollection = Collection & { prompts: number };

/** What everybody may know of a public collection. */
export type PublicCollection = SelectedCollection<typeof SELECT.publicCollection>;

/** A prompt in a collection, as the owner of the collection sees it: `gone` for one that was deleted or is private again. */
export type CollectionItem = { promptId: string; position: number } & (
  | { kind: 'library'; prompt: Prompt }
  | { kind: 'own'; prompt: PromptInCollection }
  | { kind: 'public'; prompt: PromptInCollection }
  | { kind: 'gone' }
);

/** A prompt in a public collection, as everybody sees it. */
export type PublicCollectionItem = { promptId: string } & (
  | { kind: 'library'; prompt: Prompt }
  | { kind: 'public'; prompt: CountedPromptPreview }
);
