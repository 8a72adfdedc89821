import { notFound } from 'next/navigation';
import { ServedResults } from '@/components/collections/add/served-results';
import { CollectionContents } from '@/components/collections/collection-contents';
import { CollectionBar, CollectionHead } from '@/components/collections/collection-head';
import { requireUser } from '@/lib/account/current-user';
import { collectionName } from '@/lib/collections/collection-fields';
import { findPromptsToAdd } from '@/lib/collections/find-prompts-to-add';
import { collectionRows, findCollection } from '@/lib/collections/queries';
import { collectionMetadata } from '@/lib/dashboard/queries';
import { listPath, parseListFilter, type RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { ownProfile } from '@/lib/profiles/queries';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<RawQuery> };

export const generateMetadata = ({ params }: Props) => collectionMetadata(params, collectionName);

export default async function CollectionPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { q = '' } = parseListFilter(await searchParams, ['q']);
  const user = await requireUser(listPath(paths.collection(id), { q }));
  const [collection, items, profile, found] = await Promise.all([
    findCollection(user, id),
    collectionRows(user, id),
    ownProfile(user),
    q ? findPromptsToAdd(user, q) : null,
  ]);
  if (!collection) notFound();
  const includedIds = new Set(items.map(({ promptId }) => promptId));
  return (
    <>
      <CollectionHead collection={collection} />
      <CollectionContents
        collectionId={id}
        items={items}
        isPublic={collection.isPublic}
        q={q}
        servedResults={found && <ServedResults collectionId={id} found={found} includedIds={includedIds} />}
      >
        <CollectionBar collection={collection} prompts={items.length} username={profile?.username ?? null} />
      </CollectionContents>
    </>
  );
}
