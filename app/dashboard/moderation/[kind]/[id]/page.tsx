import { notFound } from 'next/navigation';
import { ReviewKeys } from '@/components/lists/keys/review-keys';
import { AuthorFacts } from '@/components/moderation/author-facts';
import { DecisionForm, LiftSuspensionForm, SuspendForm } from '@/components/moderation/moderation-forms';
import { ModerationLogList } from '@/components/moderation/moderation-log-list';
import { ReportList } from '@/components/moderation/report-list';
import { ReportedContent } from '@/components/moderation/reported-content';
import { BackLink } from '@/components/ui/back-link';
import { buttonClass } from '@/components/ui/button-class';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Day } from '@/components/ui/day';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/notice';
import { SettingsPart } from '@/components/ui/settings-part';
import { accountPaths } from '@/lib/account-paths';
import { moderationItem, moderationQueue, requireModerator } from '@/lib/moderation/queries';
import { mainReason, reasonLabel } from '@/lib/moderation/reasons';
import { type ModerationTarget, parseTarget, publicPath } from '@/lib/moderation/target';
import { findPrompts } from '@/lib/my-prompts/find-prompts';

type Props = { params: Promise<{ kind: string; id: string }> };

export const metadata = { title: 'Moderation' };

export default async function ModerationItemPage({ params }: Props) {
  const target = parseTarget(await params);
  if (!target) notFound();
  const user = await requireModerator(accountPaths.moderationOf(target));
  const [found, queue] = await Promise.all([moderationItem(target), moderationQueue(1)]);
  const { next, previous } = neighborsOf(queue.rows, target);
  if (!found)
    return (
      <>
        <BackLink href={accountPaths.moderation()}>Moderation</BackLink>
        <EmptyState title="Nothing to review" text="Its author deleted it or made it private, or a moderator removed it." />
        <ReviewKeys next={next} previous={previous} />
      </>
    );
  const { item, reports, decided, history, suspension, names } = found;
  const { author, collection } = item;
  const prompts = await findPrompts(collection?.promptIds ?? [], 'everybody');
  const reason = mainReason(reports.filter(({ outcome }) => outcome === null).map((report) => report.reason)) ?? decided?.reason ?? '';
  return (
    <>
      <BackLink href={accountPaths.moderation()}>Moderation</BackLink>
      <DashboardHead title={item.title} dir="auto">
        {next && <Link href={next}>Next</Link>}
      </DashboardHead>
      {item.isHidden && (
        <Note className="mb-4">
          {decided?.by_reports ? 'Hidden by reports.' : 'Hidden by a moderator.'}{' '}
          {decided?.reason && `Reason: ${reasonLabel(decided.reason)}.`}
        </Note>
      )}
      {decided?.appealed_at && decided.state === 'hidden' && (
        <Note className="mb-4">
          Its author asked for another look: “<bdi className="whitespace-pre-line wrap-anywhere">{decided.appeal}</bdi>”
        </Note>
      )}
      <ReportedContent
        item={item}
        prompts={prompts.map((prompt, at) => ({ id: collection?.promptIds[at] ?? '', title: prompt?.prompt.title ?? null }))}
      />
      {!item.isHidden && (
        <p className="py-4">
          <Link href={publicPath(target, { username: author.username, slug: collection?.slug, suggestionId: item.words?.suggestionId })}>
            {item.words ? 'View it in its place' : 'View public page'}
          </Link>
        </p>
      )}
      {reports.length > 0 && (
        <SettingsPart id="reports" title="Reports">
          <ReportList reports={reports} names={names} />
        </SettingsPart>
      )}
      {author.id === user.id ? (
        <Note>This is yours, so another moderator has to decide.</Note>
      ) : (
        <SettingsPart id="decide" title="Decide">
          <DecisionForm key={item.version} target={target} version={item.version} reason={reason} />
        </SettingsPart>
      )}
      <SettingsPart id="author" title="Author">
        <AuthorFacts author={author} />
        {history.length > 0 && <ModerationLogList entries={history} names={names} ofOneAccount />}
      </SettingsPart>
      {author.id !== user.id && (
        <SettingsPart id="suspend" title="Suspend the account">
          {suspension ? (
            <>
              {suspension.ends_at ? (
                <p>
                  Suspended until <Day iso={suspension.ends_at} />. Reason: {reasonLabel(suspension.reason)}.
                </p>
              ) : (
                <p>Suspended until a moderator lifts it. Reason: {reasonLabel(suspension.reason)}.</p>
              )}
              <LiftSuspensionForm id={author.id} username={author.username} />
            </>
          ) : (
            <>
              <p className="max-w-[70ch] text-ui text-ink-2">
                They cannot publish anything, or change anything that is public. They keep everything they have.
              </p>
              <details className="w-full">
                <summary className={buttonClass({ className: 'list-none [&::-webkit-details-marker]:hidden' })}>Suspend…</summary>
                <div className="pt-4">
                  <SuspendForm id={author.id} username={author.username} reason={reason} />
                </div>
              </details>
            </>
          )}
        </SettingsPart>
      )}
      <ReviewKeys next={next} previous={previous} letters={KEYS} />
    </>
  );
}

const radioOf = (decision: string) => `input[name=decision][value=${decision}]`;

const KEYS = { o: radioOf('keep'), h: radioOf('hide'), r: radioOf('remove'), s: '#suspend-form select' };

/** The addresses of the items before and after one among `rows`, where there are any. The first row is after an item that is not among them. */
function neighborsOf(rows: ModerationTarget[], { kind, id }: ModerationTarget) {
  const at = rows.findIndex((row) => row.kind === kind && row.id === id);
  const [before, after] = [rows[at - 1], rows[at + 1]];
  return { previous: before && accountPaths.moderationOf(before), next: after && accountPaths.moderationOf(after) };
}
