import { notFound, redirect } from 'next/navigation';
import { ReportForm } from '@/components/moderation/moderation-forms';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/account/current-user';
import { ownCounts } from '@/lib/account/own-counts';
import { accountPaths } from '@/lib/account-paths';
import { findPublicTarget, hasOpenReport } from '@/lib/moderation/queries';
import { parseTarget } from '@/lib/moderation/target';

type Props = { params: Promise<{ kind: string; id: string }> };

export const metadata = { title: 'Report' };

const HEADINGS = {
  prompt: 'Report a prompt',
  collection: 'Report a collection',
  profile: 'Report a profile',
  suggestion: 'Report a suggestion',
  answer: 'Report an answer',
};

/** The form to report something public. Somebody whose report of it is still open is led to their reports. */
export default async function ReportPage({ params }: Props) {
  const target = parseTarget(await params);
  if (!target) notFound();
  const user = await requireUser(accountPaths.report(target));
  const [found, isOpen, { isModerator }] = await Promise.all([findPublicTarget(target), hasOpenReport(user, target), ownCounts()]);
  if (isOpen) redirect(accountPaths.reportSent(target));
  if (!found) notFound();
  return (
    <>
      <BackLink href={found.path}>{found.title}</BackLink>
      <DashboardHead title={HEADINGS[target.kind]}>
        {isModerator && <Link href={accountPaths.moderationOf(target)}>Decide</Link>}
      </DashboardHead>
      <p className="max-w-[80ch] pb-5 text-ink-2 wrap-anywhere">
        Tell us what is wrong with “<bdi>{found.title}</bdi>”. A moderator will look at it and decide. If several people report it, it is
        hidden until then.
      </p>
      <ReportForm target={target} />
    </>
  );
}
