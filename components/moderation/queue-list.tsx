import { Ago } from '@/components/ui/ago';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { accountPaths } from '@/lib/account-paths';
import type { moderationQueue } from '@/lib/moderation/queries';
import { reasonLabel } from '@/lib/moderation/reasons';
import { plural } from '@/lib/text/plural';

type Row = Awaited<ReturnType<typeof moderationQueue>>['rows'][number];

/** The moderation queue, one link for each thing. */
export function QueueList({ id, rows }: { id: string; rows: Row[] }) {
  return (
    <ul id={id} className="border-t-2 border-rule-strong">
      {rows.map(({ kind, id: thingId, title, username, is_hidden, reports, reasons, oldest, appealed_at }) => (
        <li key={thingId} className="relative grid gap-1 border-b border-rule py-3">
          <p className="font-semibold wrap-anywhere" dir="auto">
            <Link
              className="no-underline after:absolute after:inset-0 hover:underline"
              href={accountPaths.moderationOf({ kind, id: thingId })}
            >
              {title}
            </Link>
          </p>
          <div className="text-meta text-ink-3">
            <Dotted>
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
          </div>
        </li>
      ))}
    </ul>
  );
}
