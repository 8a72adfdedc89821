import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { WholeDocument } from '@/components/collections/whole-document';
import { collectionName } from '@/lib/collections/collection-fields';
import { findPublicCollection } from '@/lib/collections/public-queries';
import { publicWholeCollection } from '@/lib/collections/whole-collection';
import { PRINT_LENGTH } from '@/lib/limits';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ username: string; slug: string }> };

/** Not cached: it may be long, and is seldom asked for. The middleware lets two be made at a time. */
export const dynamic = 'force-dynamic';

const find = cache(async (username: string, slug: string) => {
  const found = await findPublicCollection(username, slug);
  return found && publicWholeCollection(found.collection.id, PRINT_LENGTH);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { username, slug } = await params;
  const collection = await find(username, slug);
  return { title: collection ? collectionName(collection) : 'Collection not found', robots: { index: false } };
}

/** A public collection with the texts in it, to be printed. */
export default async function PrintPublicCollectionPage({ params }: Props) {
  const { username, slug } = await params;
  const collection = await find(username, slug);
  // Its page says that it is not there, also without JavaScript.
  if (!collection) redirect(paths.publicCollection(encodeURIComponent(username), encodeURIComponent(slug)));
  return <WholeDocument collection={collection} back={paths.publicCollection(username.toLowerCase(), slug)} />;
}
