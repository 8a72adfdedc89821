import { cache } from 'react';
import { PublicCollection } from '@/components/collections/public-collection';
import { Missing } from '@/components/site/errors/missing';
import { CollectionNotFound } from '@/components/site/errors/not-found-texts';
import { collectionName } from '@/lib/collections/collection-fields';
import { findPublicCollectionPage } from '@/lib/collections/public-queries';
import { parsePage } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { nameWithUsername } from '@/lib/profiles/profile';
import { collectionDescription } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { params: Promise<{ username: string; slug: string; page: string }> };

/** REVALIDATE_SECONDS of lib/limits; Next needs a literal here. */
export const revalidate = 15;

export function generateStaticParams() {
  return [];
}

const find = cache((username: string, slug: string, page: number) => findPublicCollectionPage(username, slug, page));

export async function generateMetadata({ params }: Props) {
  const { username, slug, page } = await params;
  const found = await find(username, slug, parsePage(page));
  if (found === null) return { title: 'Collection not found', robots: { index: false } };
  const { owner, collection, items } = found;
  return pageMetadata({
    title: `${collectionName(collection)}, by ${nameWithUsername(owner)}, page ${items.page}`,
    description: collectionDescription(found),
    path: paths.publicCollection(owner.username, collection.slug, items.page),
    unlisted: true,
  });
}

export default async function FurtherCollectionPage({ params }: Props) {
  const { username, slug, page } = await params;
  const found = await find(username, slug, parsePage(page));
  if (found === null) return <Missing page={<CollectionNotFound />} />;
  return <PublicCollection {...found} />;
}
