import { redirect } from 'next/navigation';
import { cache } from 'react';
import { PrintedCollection } from '@/components/collections/printed-collection';
import { collectionName } from '@/lib/collections/collection-fields';
import { findPublicCollection } from '@/lib/collections/public-queries';
import { publicWholeCollection } from '@/lib/collections/whole-collection';
import { PRINT_LENGTH } from '@/lib/limits';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ username: string; slug: string }> };

/** Not cached: the page may be long and is rarely asked for. The middleware limits how many are rendered at once (PRINTING in lib/limits.ts). */
export const dynamic = 'force-dynamic';

const find = cache(async (username: string, slug: string) => {
  const found = await findPublicCollection(username, slug);
  return found && publicWholeCollection(found.collection.id, PRINT_LENGTH);
});

export async function generateMetadata({ params }: Props) {
  const { username, slug } = await params;
  const collection = await find(username, slug);
  return { title: collection ? collectionName(collection) : 'Collection not found', robots: { index: false } };
}

export default async function PrintPublicCollectionPage({ params }: Props) {
  const { username, slug } = await params;
  const collection = await find(username, slug);
  // The collection's own page shows the not-found message, also without JavaScript.
  if (!collection) redirect(paths.publicCollection(encodeURIComponent(username), encodeURIComponent(slug)));
  return <PrintedCollection collection={collection} back={paths.publicCollection(username.toLowerCase(), slug)} />;
}
