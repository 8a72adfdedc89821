import { redirect } from 'next/navigation';
import { cache } from 'react';
import { PrintedCollection } from '@/components/collections/printed-collection';
import { collectionName } from '@/lib/collections/collection-fields';
import { publicWholeCollection } from '@/lib/collections/find-whole-collection';
import { findPublicCollection } from '@/lib/collections/public-queries';
import { PRINT_LENGTH } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { notFoundMetadata } from '@/lib/site/seo/page-metadata';

type Props = { params: Promise<{ username: string; slug: string }> };

/** Renders the page for each request, because it may be long and is rarely asked for. The middleware limits how many are rendered at once. */
export const dynamic = 'force-dynamic';

const find = cache(async (username: string, slug: string) => {
  const found = await findPublicCollection(username, slug);
  return found && publicWholeCollection(found.collection.id, PRINT_LENGTH);
});

export async function generateMetadata({ params }: Props) {
  const { username, slug } = await params;
  const collection = await find(username, slug);
  return collection ? { title: collectionName(collection), robots: { index: false } } : notFoundMetadata('collection');
}

export default async function PrintPublicCollectionPage({ params }: Props) {
  const { username, slug } = await params;
  const collection = await find(username, slug);
  // The collection's own page shows the not-found message, also without JavaScript.
  if (!collection) redirect(paths.publicCollection(encodeURIComponent(username), encodeURIComponent(slug)));
  return <PrintedCollection collection={collection} back={paths.publicCollection(username.toLowerCase(), slug)} />;
}
