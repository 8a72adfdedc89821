import { accountPaths } from '@/lib/account-paths';
import type { ModerationTarget } from '@/lib/moderation/target';

/** A link to report something. It needs no code in the browser, unlike Link. */
export function ReportLink({ target }: { target: ModerationTarget }) {
  return (
    <a className="tall-target print:hidden" href={accountPaths.report(target)} rel="nofollow">
      Report
    </a>
  );
}
