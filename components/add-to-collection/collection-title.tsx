import { collectionName, type NamedCollection } from '@/lib/collections/collection-fields';

export function CollectionTitle({ of }: { of: NamedCollection }) {
  return <>{collectionName(of)}</>;
}
