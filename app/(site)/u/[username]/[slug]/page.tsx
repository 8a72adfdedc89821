import { cache } from 'react';
import { PublicCollection } from '@/components/collections/public-collection';
import { Missing } from '@/components/site/errors/missing';
import { CollectionNotFound } from '@/components/site/errors/not-found-texts';
import { JsonLd } from '@/components/site/json-ld';
import { collectionName } from '@/lib/collections/collection-fields';
import { findPublicCollectionPage } from '@/lib/collections/public-queries';
import { paths } from '@/lib/paths';
import { nameWithUsername } from '@/lib/profiles/profile';
import { breadcrumbs, collectionData, collectionDescription } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { params: Promise<{ username: string; slug: string }> };

/** REVALIDATE_SECONDS of lib/limits; Next needs a literal here. */
export const revalidate = 15;

export function generateStaticParams() {
  return [];
}

const find = cache((username: string, slug: string) => findPublicCollectionPage(username, slug, 1));

export async function generateMetadata({ params }: Props) {
  const { username, slug } = await params;
  const found = await find(username, slug);
  if (found === null) return { title: 'Collection not found', robots: { index: false } };
  const { owner, collection, items } = found;
  return pageMetadata({
    title: `${collectionName(collection)}, by ${nameWithUsername(owner)}`,
    description: collectionDescription(found),
    path: paths.publicCollection(owner.username, collection.slug),
    hasMarkdown: true,
    unlisted: items.total === 0,
  });
}

export default async function PublicCollectionPage({ params }: Props) {
  const { username, slug } = await params;
  const found = await find(username, slug);
  if (found === null) return <Missing page={<CollectionNotFound />} />;
  const { owner, collection } = found;
  return (
    <>
      <JsonLd
        data={[
          collectionData(found),
          breadcrumbs([
            { name: nameWithUsername(owner), path: paths.profile(owner.username) },
            { name: collectionName(collection), path: paths.publicCollection(owner.username, collection.slug) },
          ]),
        ]}
      />
      <PublicCollection {...found} />
    </>
  );
}
