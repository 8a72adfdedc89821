import { Day } from '@/components/ui/day';
import { Dotted } from '@/components/ui/dotted';
import { UserText } from '@/components/ui/user-text';
import type { moderationItem } from '@/lib/moderation/queries';
import { reasonLabel } from '@/lib/moderation/reasons';

type Props = Pick<NonNullable<Awaited<ReturnType<typeof moderationItem>>>, 'reports' | 'names'>;

const OUTCOME_LABELS: Record<string, string> = {
  kept: 'Dismissed',
  hidden: 'Content hidden',
  removed: 'Content removed',
  gone: 'Deleted by its author',
};

export function ReportList({ reports, names }: Props) {
  return (
    <ul className="w-full border-t border-rule">
      {reports.map(({ id, reporter_id, reason, note, created_at, counts, outcome }) => (
        <li key={id} className="grid gap-1 border-b border-rule py-2.5">
          <p className="font-semibold">{reasonLabel(reason)}</p>
          {note && <UserText text={note} />}
          <Dotted className="text-meta text-ink-3">
            <span>{names.has(reporter_id) ? `@${names.get(reporter_id)}` : 'Somebody'}</span>
            <span className="num">
              <Day iso={created_at} />
            </span>
            {!counts && <span>New or unconfirmed account</span>}
            {outcome && <span>{OUTCOME_LABELS[outcome]}</span>}
          </Dotted>
        </li>
      ))}
    </ul>
  );
}
