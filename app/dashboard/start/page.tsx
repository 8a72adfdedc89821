import { CollectionList } from '@/components/collections/collection-list';
import { Drafts } from '@/components/dashboard/start/drafts';
import { NameNote } from '@/components/dashboard/start/name-note';
import { StartRows } from '@/components/dashboard/start/start-rows';
import { StartSection } from '@/components/dashboard/start/start-section';
import { Tips } from '@/components/dashboard/start/tips';
import { CategoryNames } from '@/components/my-prompts/category-names';
import { ChangeNotice } from '@/components/my-prompts/selection/change-notice';
import { ChangesProvider } from '@/components/my-prompts/selection/selection';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/account/current-user';
import { startPage } from '@/lib/dashboard/start';
import { COUNTS } from '@/lib/limits';
import { ownCategories } from '@/lib/my-prompts/queries';
import { paths } from '@/lib/paths';
import { hasNewDefaultName, publicName } from '@/lib/profiles/profile';
import { ownProfile } from '@/lib/profiles/queries';

export const metadata = { title: 'Start' };

export default async function StartPage() {
  const user = await requireUser(paths.start);
  const [{ pinned, allPinned, recent, unused, collections, fresh, isNew }, profile, categories] = await Promise.all([
    startPage(user),
    ownProfile(user),
    ownCategories(COUNTS.ownCategories),
  ]);
  return (
    <ChangesProvider>
      {/* On small screens the tabs above show the same text. */}
      <div className="max-lg:sr-only">
        <DashboardHead title="Start" />
      </div>
      {profile && hasNewDefaultName(profile, user.email, Date.now()) && <NameNote name={publicName(profile)} username={profile.username} />}
      {pinned.length > 0 && (
        <StartSection id="pinned" title="Pinned" aside={allPinned > pinned.length && `The last ${pinned.length} of ${allPinned}`}>
          <StartRows rows={pinned} />
        </StartSection>
      )}
      {recent.length > 0 && (
        <StartSection id="recent" title="Recently used">
          <StartRows rows={recent} />
        </StartSection>
      )}
      {unused.length > 0 && (
        <StartSection id="unused" title="Not used yet">
          <StartRows rows={unused} />
        </StartSection>
      )}
      <Drafts account={user.email} />
      {collections.length > 0 && (
        <StartSection id="collections" title="Collections" aside={<Link href={paths.collections}>All collections</Link>}>
          <CollectionList collections={collections} heading="h3" />
        </StartSection>
      )}
      {isNew && <Tips />}
      {fresh.length > 0 && (
        <StartSection id="new" title="New in categories you use">
          <StartRows rows={fresh} />
        </StartSection>
      )}
      <CategoryNames ownCategories={categories} />
      <ChangeNotice />
    </ChangesProvider>
  );
}
