import { AppealForm } from '@/components/moderation/moderation-forms';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Day } from '@/components/ui/day';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { UserText } from '@/components/ui/user-text';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import { env } from '@/lib/env';
import { ownDecisions, suspensionOf } from '@/lib/moderation/queries';
import { reasonLabel } from '@/lib/moderation/reasons';
import { editPath } from '@/lib/moderation/target';
import { paths } from '@/lib/paths';

export const metadata = { title: 'Decisions' };

type Decision = Awaited<ReturnType<typeof ownDecisions>>[number];

export default async function DecisionsPage() {
  const user = await requireUser(accountPaths.decisions);
  const [decisions, suspension] = await Promise.all([ownDecisions(user), suspensionOf(user.id)]);
  return (
    <>
      <BackLink href={paths.editProfile}>Profile</BackLink>
      <DashboardHead title="Decisions" />
      {suspension && (
        <div className="grid gap-3 pb-6">
          <Notice>
            {suspension.ends_at ? (
              <span>
                Your account is suspended until <Day iso={suspension.ends_at} />. Until then you cannot publish anything, or change anything
                that is public.
              </span>
            ) : (
              <span>
                Your account is suspended until a moderator lifts the suspension. Until then you cannot publish anything, or change anything
                that is public.
              </span>
            )}
          </Notice>
          <Reason reason={suspension.reason} message={suspension.message} />
          <p className="text-ui text-ink-2">
            You keep everything you have. If you think this is a mistake, write to{' '}
            <a href={`mailto:${env.reportsEmail}`}>{env.reportsEmail}</a>.
          </p>
        </div>
      )}
      {decisions.length === 0 && !suspension ? (
        <EmptyState text="Nothing of yours has been hidden or removed." />
      ) : (
        <ul className="border-t-2 border-rule-strong">
          {decisions.map((decision) => (
            <li key={`${decision.kind} ${decision.id}`} className="grid gap-2 border-b border-rule py-4">
              <DecisionText decision={decision} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function DecisionText({ decision }: { decision: Decision }) {
  const { kind, id, title, state, reason, message, decided_at, appealed_at, appeal } = decision;
  const edit = editPath({ kind, id });
  return (
    <>
      <h2 className="text-h3 wrap-anywhere" dir="auto">
        {title}
      </h2>
      <p>
        {decisionText(decision)} <Day iso={decided_at} />
      </p>
      <Reason reason={reason} message={message} />
      {state === 'hidden' && (
        <>
          <p>
            {kind === 'profile' && 'Everything you published is hidden along with it.'} {edit && <Link href={edit}>Change it</Link>}
          </p>
          {appealed_at ? (
            <div className="text-ui text-ink-2">
              <p>
                {appealed_at > decided_at
                  ? 'You asked for another look.'
                  : 'You asked for another look. A moderator looked again and kept it hidden.'}{' '}
                <Day iso={appealed_at} />
              </p>
              <UserText text={appeal ?? ''} />
            </div>
          ) : (
            <AppealForm target={{ kind, id }} title={title} />
          )}
        </>
      )}
    </>
  );
}

function decisionText({ kind, state, by_reports }: Decision): string | undefined {
  const isProfile = kind === 'profile';
  if (state === 'hidden' && by_reports) return 'Several people reported this. Only you can see it until a moderator has looked at it.';
  if (state === 'hidden') return 'A moderator hid this. Only you can see it.';
  if (state === 'removed') return isProfile ? 'A moderator cleared your profile and gave you a new username.' : 'A moderator removed this.';
  if (state === 'deleted') return 'A moderator hid this, and you deleted it.';
  return state === 'kept' ? 'A moderator looked at this and found nothing wrong.' : undefined;
}

function Reason({ reason, message }: { reason: string | null; message: string | null }) {
  return (
    <>
      {reason && (
        <p>
          Reason: <b>{reasonLabel(reason)}</b>
        </p>
      )}
      {message && <UserText text={message} className="max-w-[80ch] border-l-4 border-ink pl-4" />}
    </>
  );
}
