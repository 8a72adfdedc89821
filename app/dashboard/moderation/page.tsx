import { PageLinks } from '@/components/lists/page-links';
import { ModerationKeys } from '@/components/moderation/moderation-keys';
import { QueueList } from '@/components/moderation/queue-list';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState, PAGE_GONE } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { MODERATION } from '@/lib/account-limits';
import { accountPaths } from '@/lib/account-paths';
import { parseListFilter, type RawQuery } from '@/lib/lists/list-filter';
import { moderationQueue, requireModerator } from '@/lib/moderation/queries';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = { title: 'Moderation' };

const LIST = 'queue';

/** Moderation queue, sorted by the total waiting time of the reports. */
export default async function ModerationPage({ searchParams }: Props) {
  const { page = 1 } = parseListFilter(await searchParams, ['page']);
  await requireModerator(accountPaths.moderationPage(page));
  const { rows, total } = await moderationQueue(page);
  return (
    <>
      <DashboardHead title="Moderation" />
      <ListBar>
        <p className="flex-auto">
          <b className="num font-strong">{total.toLocaleString('en')}</b> to review
        </p>
        <Link className="tall-target" href={accountPaths.moderationLog()}>
          Log
        </Link>
      </ListBar>
      {rows.length === 0 ? (
        <EmptyState underBar text={page > 1 ? PAGE_GONE : 'There are no reports, and nobody has asked for another look.'} />
      ) : (
        <QueueList id={LIST} rows={rows} />
      )}
      <PageLinks page={page} total={total} size={MODERATION.page} href={accountPaths.moderationPage} />
      <ModerationKeys list={LIST} />
    </>
  );
}
