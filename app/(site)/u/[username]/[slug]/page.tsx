import { cache } from 'react';
import { PublicCollection } from '@/components/collections/public-collection';
import { Missing } from '@/components/site/errors/missing';
import { CollectionNotFound } from '@/components/site/errors/not-found-texts';
import { JsonLd } from '@/components/site/json-ld';
import { collectionName } from '@/lib/collections/collection-fields';
import { findPublicCollectionPage } from '@/lib/collections/public-queries';
import { parsePage } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { nameWithUsername } from '@/lib/profiles/profile';
import { breadcrumbs, collectionData, collectionDescription } from '@/lib/site/seo/json-ld';
import { notFoundMetadata, pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { params: Promise<{ username: string; slug: string; page?: string }> };

/** REVALIDATE_SECONDS (lib/limits.ts) as a literal, because Next.js reads it without running this file. */
export const revalidate = 15;

/** Builds no page ahead: each page is rendered and cached on its first request. */
export const generateStaticParams = () => [];

const find = cache(findPublicCollectionPage);

export async function generateMetadata({ params }: Props) {
  const { username, slug, page } = await params;
  const found = await find(username, slug, parsePage(page));
  if (found === null) return notFoundMetadata('collection');
  const { owner, collection, items } = found;
  const isFirst = items.page === 1;
  const title = `${collectionName(collection)}, by ${nameWithUsername(owner)}`;
  return pageMetadata({
    title: isFirst ? title : `${title}, page ${items.page}`,
    description: collectionDescription(found),
    path: paths.publicCollection(owner.username, collection.slug, items.page),
    hasMarkdown: isFirst,
    unlisted: !isFirst || items.total === 0,
  });
}

export default async function PublicCollectionPage({ params }: Props) {
  const { username, slug, page } = await params;
  const found = await find(username, slug, parsePage(page));
  if (found === null) return <Missing page={<CollectionNotFound />} />;
  const { owner, collection, items } = found;
  return (
    <>
      {items.page === 1 && (
        <JsonLd
          data={[
            collectionData(found),
            breadcrumbs([
              { name: nameWithUsername(owner), path: paths.profile(owner.username) },
              { name: collectionName(collection), path: paths.publicCollection(owner.username, collection.slug) },
            ]),
          ]}
        />
      )}
      <PublicCollection {...found} />
    </>
  );
}
