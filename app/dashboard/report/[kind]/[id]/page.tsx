import { notFound, redirect } from 'next/navigation';
import { ReportForm } from '@/components/moderation/report-form';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/account/current-user';
import { ownCounts } from '@/lib/account/own-counts';
import { accountPaths } from '@/lib/account-paths';
import { findPublicThing, hasOpenReport } from '@/lib/moderation/queries';
import { thingIn } from '@/lib/moderation/thing';

type Props = { params: Promise<{ kind: string; id: string }> };

export const metadata = { title: 'Report' };

/** Form to report a public prompt, collection or profile. A user who has reported it already sees the outcome instead. */
export default async function ReportPage({ params }: Props) {
  const thing = thingIn(await params);
  if (!thing) notFound();
  const user = await requireUser(accountPaths.report(thing));
  const [found, isOpen, { isModerator }] = await Promise.all([findPublicThing(thing), hasOpenReport(user, thing), ownCounts()]);
  if (isOpen) redirect(accountPaths.reportSent(thing));
  if (!found) notFound();
  return (
    <>
      <BackLink href={found.path}>{found.title}</BackLink>
      <DashboardHead title={`Report a ${thing.kind}`}>
        {isModerator && <Link href={accountPaths.moderationOf(thing)}>Decide</Link>}
      </DashboardHead>
      <p className="max-w-[80ch] pb-5 text-ink-2 wrap-anywhere">
        Tell us what is wrong with “<bdi>{found.title}</bdi>”. A moderator will look at it and decide. If several people report it, it is
        hidden until then.
      </p>
      <ReportForm thing={thing} />
    </>
  );
}
