import { collectionName, type NamedCollection } from '@/lib/collections/collection-fields';

/**
 * The name of a collection on a page. All lists and headings draw it by this component, so that a further part of the name would be shown in all.
 * It is not in components/collections, because that folder imports this one.
 */
export function CollectionTitle({ collection }: { collection: NamedCollection }) {
  return <>{collectionName(collection)}</>;
}
