import { CollectionList } from '@/components/collections/collection-list';
import { NewCollectionLink } from '@/components/collections/new-collection-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { requireUser } from '@/lib/account/current-user';
import { ownCollections } from '@/lib/collections/queries';
import { paths } from '@/lib/paths';
import { ownProfile } from '@/lib/profiles/queries';
import { plural } from '@/lib/text/plural';

export const metadata = { title: 'Collections' };

export default async function CollectionsPage() {
  const user = await requireUser(paths.collections);
  const [collections, profile] = await Promise.all([ownCollections(user), ownProfile(user)]);
  const open = collections.filter(({ isPublic }) => isPublic).length;
  if (collections.length === 0) return <NoCollections />;
  return (
    <>
      <DashboardHead title="Collections">
        <NewCollectionLink />
      </DashboardHead>
      <ListBar>
        <p>
          <b className="num font-strong">{plural(collections.length, 'collection')}</b>, {open.toLocaleString('en')} public
        </p>
        {profile && <Link href={paths.profile(profile.username)}>View Public Profile</Link>}
      </ListBar>
      <CollectionList collections={collections} />
    </>
  );
}

function NoCollections() {
  return (
    <>
      <DashboardHead title="Collections" />
      <EmptyState
        title="No collections yet"
        text="Put prompts that belong together in one list: from the library, your own, and those that others share. It is private until you say otherwise."
      >
        <NewCollectionLink />
      </EmptyState>
    </>
  );
}
