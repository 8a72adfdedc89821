import { accountPaths } from '@/lib/account-paths';
import type { Thing } from '@/lib/moderation/thing';

/** The way to report something public. A plain link, so that no page loads anything for it. */
export function ReportLink({ thing }: { thing: Thing }) {
  return (
    <a className="tall-target print:hidden" href={accountPaths.report(thing)} rel="nofollow">
      Report
    </a>
  );
}
