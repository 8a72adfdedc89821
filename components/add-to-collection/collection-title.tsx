import { collectionName, type NamedCollection } from '@/lib/collections/collection-fields';

/** The name of a collection on a page. Each list and page draws it by this, so that a further part of the name would be shown everywhere. */
export function CollectionTitle({ collection }: { collection: NamedCollection }) {
  return <>{collectionName(collection)}</>;
}
