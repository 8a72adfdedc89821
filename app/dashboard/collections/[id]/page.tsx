import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { CollectionHead } from '@/components/collections/collection-head';
import { EmptyCollection } from '@/components/collections/empty-collection';
import { ItemList } from '@/components/collections/items/item-list';
import { currentUser, requireUser } from '@/lib/account/current-user';
import { collectionRows, findCollection } from '@/lib/collections/queries';
import { paths } from '@/lib/paths';
import { ownProfile } from '@/lib/profiles/queries';

type Props = { params: Promise<{ id: string }> };

const find = cache(async (id: string) => {
  const user = await currentUser();
  return user && findCollection(user, id);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const collection = await find((await params).id);
  return { title: collection?.title ?? 'Collection Not Found' };
}

/** One of the user's collections, to be used and put in order. */
export default async function CollectionPage({ params }: Props) {
  const { id } = await params;
  const user = await requireUser(paths.collection(id));
  const [collection, items, profile] = await Promise.all([find(id), collectionRows(user, id), ownProfile(user)]);
  if (!collection) notFound();
  return (
    <>
      <CollectionHead collection={collection} prompts={items.length} username={profile?.username ?? null} />
      {items.length === 0 && <EmptyCollection />}
      <ItemList collectionId={id} items={items} isPublic={collection.isPublic} />
    </>
  );
}
