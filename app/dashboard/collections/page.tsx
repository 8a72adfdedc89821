import { CollectionFilter } from '@/components/collections/collection-filter';
import { CollectionList } from '@/components/collections/collection-list';
import { ClearLink, countOfCollections, NarrowedText } from '@/components/lists/narrowed-list';
import { AddLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { requireUser } from '@/lib/account/current-user';
import { collectionKeywords } from '@/lib/collections/collection-fields';
import { ownCollections } from '@/lib/collections/queries';
import { SERVER_COUNTS } from '@/lib/limits';
import { listPath, parseListFilter, type RawQuery } from '@/lib/lists/list-filter';
import { withWords } from '@/lib/lists/title-words';
import { paths } from '@/lib/paths';
import { ownProfile } from '@/lib/profiles/queries';

export const metadata = { title: 'Collections' };

type Props = { searchParams: Promise<RawQuery> };

export default async function CollectionsPage({ searchParams }: Props) {
  const { q = '' } = parseListFilter(await searchParams, ['q']);
  const user = await requireUser(listPath(paths.collections, { q }));
  const [collections, profile] = await Promise.all([ownCollections(), ownProfile(user)]);
  if (collections.length === 0) return <NoCollections />;
  const publicCount = collections.filter(({ isPublic }) => isPublic).length;
  // Words are looked for in all texts. Collections that have all of them in the title come first.
  const searchable = collections.map((collection) => ({ ...collection, keywords: collectionKeywords(collection) }));
  const shown = withWords(q, searchable);
  return (
    <>
      <DashboardHead title="Collections">
        <AddLink href={paths.createCollection}>New collection</AddLink>
      </DashboardHead>
      {(q || collections.length > SERVER_COUNTS.unfilteredCollections) && <CollectionFilter />}
      <ListBar>
        <p className="min-w-0 wrap-anywhere" role="status">
          {q ? (
            <NarrowedText count={shown.length} all={collections.length} q={q} countText={countOfCollections} />
          ) : (
            <CollectionCount all={collections.length} publicCount={publicCount} />
          )}
        </p>
        {q ? (
          <ClearLink path={paths.collections} filter={{ q }} />
        ) : (
          profile && <Link href={paths.profile(profile.username)}>View Public Profile</Link>
        )}
      </ListBar>
      {shown.length > 0 ? (
        <CollectionList collections={shown} />
      ) : (
        <EmptyState underBar title="No collections found" text="None of your collections has all of these words." />
      )}
    </>
  );
}

function NoCollections() {
  return (
    <>
      <DashboardHead title="Collections" />
      <EmptyState
        title="No collections yet"
        text="Keep prompts that belong together in one list: your own, ones from the library, and ones that others share. It is private until you make it public."
      >
        <AddLink href={paths.createCollection}>New collection</AddLink>
      </EmptyState>
    </>
  );
}

function CollectionCount({ all, publicCount }: { all: number; publicCount: number }) {
  if (all === 1)
    return (
      <>
        <b className="num font-strong">1 collection</b>, {publicCount} public
      </>
    );
  return (
    <>
      <b className="num font-strong">{all.toLocaleString('en')} collections</b>, {publicCount.toLocaleString('en')} public
    </>
  );
}
