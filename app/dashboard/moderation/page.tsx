import { ReviewKeys } from '@/components/lists/keys/review-keys';
import { PageLinks } from '@/components/lists/pager';
import { Ago } from '@/components/ui/ago';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Dotted } from '@/components/ui/dotted';
import { EmptyState, PAGE_GONE } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { MODERATION } from '@/lib/account-limits';
import { accountPaths } from '@/lib/account-paths';
import { parseListFilter, type RawQuery } from '@/lib/lists/list-filter';
import { moderationQueue, requireModerator } from '@/lib/moderation/queries';
import { reasonLabel } from '@/lib/moderation/reasons';
import { plural } from '@/lib/text/plural';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = { title: 'Moderation' };

const LIST = 'queue';

export default async function ModerationPage({ searchParams }: Props) {
  const { page = 1 } = parseListFilter(await searchParams, ['page']);
  await requireModerator(accountPaths.moderation(page));
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
        <Queue rows={rows} />
      )}
      <PageLinks page={page} total={total} size={MODERATION.page} href={accountPaths.moderation} />
      <ReviewKeys list={LIST} />
    </>
  );
}

function Queue({ rows }: Pick<Awaited<ReturnType<typeof moderationQueue>>, 'rows'>) {
  return (
    <ul id={LIST} className="border-t-2 border-rule-strong">
      {rows.map(({ kind, id, title, username, is_hidden, reports, reasons, oldest, appealed_at }) => (
        <li key={id} className="relative grid gap-1 border-b border-rule py-3">
          <p className="font-semibold wrap-anywhere" dir="auto">
            <Link className="no-underline after:absolute after:inset-0 hover:underline" href={accountPaths.moderationOf({ kind, id })}>
              {title}
            </Link>
          </p>
          <Dotted className="text-meta text-ink-3">
            <span>{kind}</span>
            <span>@{username}</span>
            {reports > 0 && <span className="num">{plural(reports, 'report')}</span>}
            <span>{reasons.map(reasonLabel).join(', ')}</span>
            <span className="num">
              Since <Ago iso={oldest} />
            </span>
            {is_hidden && <span className="font-semibold text-ink">Hidden</span>}
            {appealed_at && <span className="font-semibold text-ink">Asked for another look</span>}
          </Dotted>
        </li>
      ))}
    </ul>
  );
}
