import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Day } from '@/components/ui/day';
import { Dotted } from '@/components/ui/dotted';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { UserText } from '@/components/ui/user-text';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import type { RawQuery } from '@/lib/lists/list-filter';
import { findPublicTarget, ownReports } from '@/lib/moderation/queries';
import { reasonLabel } from '@/lib/moderation/reasons';
import { parseTarget } from '@/lib/moderation/target';
import { paths } from '@/lib/paths';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = { title: 'Your reports' };

const OUTCOMES = new Map([
  ['kept', 'A moderator looked at it and found nothing wrong.'],
  ['hidden', 'A moderator hid it.'],
  ['removed', 'A moderator removed it.'],
  ['gone', 'Its author deleted it.'],
]);

export default async function ReportsPage({ searchParams }: Props) {
  const user = await requireUser(accountPaths.reports);
  const { sent } = await searchParams;
  const [sentKind = '', sentId = ''] = typeof sent === 'string' ? sent.split('/') : [];
  const target = parseTarget({ kind: sentKind, id: sentId });
  const [reported, reports] = await Promise.all([target && findPublicTarget(target), ownReports(user)]);
  return (
    <>
      <BackLink href={paths.editProfile}>Profile</BackLink>
      <DashboardHead title="Your reports" />
      {sent && (
        <div className="pb-5">
          <Notice role="status">
            <span className="min-w-0 flex-1">Thank you. A moderator will look at it.</span>
            {reported && (
              <Link className="min-w-0 wrap-anywhere" href={reported.path}>
                Back to “<bdi>{reported.title}</bdi>”
              </Link>
            )}
          </Notice>
        </div>
      )}
      {reports.length === 0 ? (
        <EmptyState text="You have not reported anything. Every public prompt, collection and profile has a Report link." />
      ) : (
        <ul className="border-t-2 border-rule-strong">
          {reports.map(({ kind, id, title, reason, note, created_at, outcome, decided_at }) => (
            <li key={`${id} ${created_at}`} className="grid gap-1 border-b border-rule py-3">
              <p className="font-semibold wrap-anywhere" dir="auto">
                {title}
              </p>
              <Dotted className="text-meta text-ink-3">
                <span>{kind}</span>
                <span>{reasonLabel(reason)}</span>
                <span className="num">
                  Reported <Day iso={created_at} />
                </span>
              </Dotted>
              {note && <UserText text={note} className="max-w-[80ch] text-ui text-ink-2" />}
              <p className="text-ui">
                {outcome === null ? 'No moderator has looked at it yet.' : OUTCOMES.get(outcome)}
                {decided_at && (
                  <span className="text-ink-3">
                    {' '}
                    <Day iso={decided_at} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
