import type { ComponentProps } from 'react';
import { CollectionList } from '@/components/collections/collection-list';
import { Drafts } from '@/components/dashboard/start/drafts';
import { NameNote } from '@/components/dashboard/start/name-note';
import { StartSection } from '@/components/dashboard/start/start-section';
import { Tips } from '@/components/dashboard/start/tips';
import { LabelNames } from '@/components/my-prompts/label-names';
import { ChangeNotice } from '@/components/my-prompts/selection/change-notice';
import { ChangesProvider } from '@/components/my-prompts/selection/selection';
import { UserPromptRow } from '@/components/my-prompts/user-prompt-row';
import { PinnableRow } from '@/components/prompts/row/pinnable-row';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import { startPageData } from '@/lib/dashboard/start-queries';
import type { StartRow } from '@/lib/dashboard/start-rows';
import { paths } from '@/lib/paths';
import { hasNewDefaultName, publicName } from '@/lib/profiles/profile';
import { ownProfile } from '@/lib/profiles/queries';

export const metadata = { title: 'Start' };

export default async function StartPage() {
  const user = await requireUser(paths.start);
  const [data, profile] = await Promise.all([startPageData(user), ownProfile(user)]);
  const { pinned, pinnedCount, recent, unused, collections, followed, newInCategories, isNew } = data;
  return (
    <ChangesProvider>
      {/* On small screens the tabs above the page show this title. */}
      <div className="max-lg:sr-only">
        <DashboardHead title="Start" />
      </div>
      {profile && hasNewDefaultName(profile, user.email, Date.now()) && <NameNote name={publicName(profile)} username={profile.username} />}
      <Prompts
        id="pinned"
        title="Pinned"
        rows={pinned}
        aside={pinnedCount > pinned.length && `The last ${pinned.length} of ${pinnedCount}`}
      />
      <Prompts id="recent" title="Recently used" rows={recent} />
      <Prompts id="unused" title="Not used yet" rows={unused} />
      <Drafts account={user.email} />
      {collections.length > 0 && (
        <StartSection id="collections" title="Collections" aside={<Link href={paths.collections}>All collections</Link>}>
          <CollectionList collections={collections} heading="h3" />
        </StartSection>
      )}
      {isNew && <Tips />}
      <Prompts
        id="followed"
        title="New from people you follow"
        rows={followed}
        aside={<Link href={accountPaths.following}>Following</Link>}
      />
      <Prompts
        id="new"
        title="New in your categories"
        rows={newInCategories}
        aside={followed.length === 0 && <Link href={accountPaths.following}>Following</Link>}
      />
      <LabelNames />
      <ChangeNotice />
    </ChangesProvider>
  );
}

function Prompts({ rows, ...section }: Omit<ComponentProps<typeof StartSection>, 'children'> & { rows: StartRow[] }) {
  if (rows.length === 0) return null;
  return (
    <StartSection {...section}>
      <div data-compact="always">
        {rows.map(({ item, editable }) =>
          editable ? (
            <UserPromptRow key={item.ref.id} item={item} {...editable} heading="h3" withValues />
          ) : (
            <PinnableRow key={item.ref.id} item={item} heading="h3" withValues />
          ),
        )}
      </div>
    </StartSection>
  );
}
