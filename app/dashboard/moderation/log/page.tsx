import { PageLinks } from '@/components/lists/pager';
import { ModerationLogList } from '@/components/moderation/moderation-log-list';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState, PAGE_GONE } from '@/components/ui/empty-state';
import { MODERATION } from '@/lib/account-limits';
import { accountPaths } from '@/lib/account-paths';
import { parseListFilter, type RawQuery } from '@/lib/lists/list-filter';
import { moderationLog, requireModerator } from '@/lib/moderation/queries';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = { title: 'Moderation log' };

export default async function ModerationLogPage({ searchParams }: Props) {
  const { page = 1 } = parseListFilter(await searchParams, ['page']);
  await requireModerator(accountPaths.moderationLog(page));
  const { rows, total, names } = await moderationLog(page);
  return (
    <>
      <BackLink href={accountPaths.moderation()}>Moderation</BackLink>
      <DashboardHead title="Log" />
      <p className="max-w-[80ch] pb-5 text-ink-2">Who did what, newest first. Nobody can change or delete this log.</p>
      {rows.length === 0 ? (
        <EmptyState text={page > 1 ? PAGE_GONE : 'Nothing has been decided yet.'} />
      ) : (
        <ModerationLogList entries={rows} names={names} />
      )}
      <PageLinks page={page} total={total} size={MODERATION.page} href={accountPaths.moderationLog} />
    </>
  );
}
