import { accountPaths } from '@/lib/account-paths';
import type { ModerationTarget } from '@/lib/moderation/target';

/** The way to report something public. A plain link, so that no page loads anything for it. */
export function ReportLink({ target }: { target: ModerationTarget }) {
  return (
    <a className="tall-target print:hidden" href={accountPaths.report(target)} rel="nofollow">
      Report
    </a>
  );
}
