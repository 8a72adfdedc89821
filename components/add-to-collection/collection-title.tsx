import { collectionName, type NamedCollection } from '@/lib/collections/collection-fields';

/** The name of a collection, wherever one is shown: in a list, a heading, a button or an option. */
export function CollectionTitle({ of }: { of: NamedCollection }) {
  return <>{collectionName(of)}</>;
}
