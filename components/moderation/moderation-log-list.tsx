import { Day } from '@/components/ui/day';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { Moment } from '@/components/ui/moment';
import { accountPaths } from '@/lib/account-paths';
import type { moderationLog } from '@/lib/moderation/queries';
import { reasonLabel } from '@/lib/moderation/reasons';

type Entry = Awaited<ReturnType<typeof moderationLog>>['rows'][number];

const ACTION_LABELS: Record<string, string> = {
  keep: 'Kept',
  hide: 'Hidden',
  remove: 'Removed',
  suspend: 'Suspended',
  lift: 'Suspension lifted',
  appeal: 'Asked for another look',
  grant: 'Made a moderator',
  revoke: 'No longer a moderator',
};

type Props = {
  entries: Entry[];
  /** Usernames by account id. */
  names: ReadonlyMap<string, string>;
  /** True where all entries are about one account, which the page names already. */
  ofOneAccount?: boolean;
};

export function ModerationLogList({ entries, names, ofOneAccount = false }: Props) {
  return (
    <ul className="w-full border-t border-rule">
      {entries.map(({ id, at, moderator_id, action, kind, thing_id, author_id, reason, ends_at }) => (
        <li key={id} className="grid gap-1 border-b border-rule py-2.5">
          <p className="font-semibold">
            {ACTION_LABELS[action] ?? action}
            {kind && thing_id && (
              <>
                {': '}
                <Link href={accountPaths.moderationOf({ kind, id: thing_id })}>{kind}</Link>
              </>
            )}
          </p>
          <Dotted className="text-meta text-ink-3">
            <span className="num">
              <Moment iso={at} zone />
            </span>
            {!ofOneAccount && <span>{names.has(author_id) ? `of @${names.get(author_id)}` : 'of a deleted or hidden account'}</span>}
            <span>{byWhom(action, moderator_id, names)}</span>
            {reason && <span>{reasonLabel(reason)}</span>}
            {ends_at && (
              <span className="num">
                until <Day iso={ends_at} />
              </span>
            )}
          </Dotted>
        </li>
      ))}
    </ul>
  );
}

function byWhom(action: string, moderator: string | null, names: Props['names']): string {
  if (action === 'appeal') return 'by the author';
  if (moderator) return names.has(moderator) ? `by @${names.get(moderator)}` : 'by a deleted or hidden account';
  return action === 'hide' ? 'by reports' : 'using the secret key';
}
