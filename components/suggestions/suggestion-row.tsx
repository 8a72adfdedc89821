import { Ago } from '@/components/ui/ago';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import type { Account } from '@/lib/account/account';
import { accountPaths } from '@/lib/account-paths';
import { isUnseenDecision, personName, type SuggestionSummary, stateLabel } from '@/lib/suggestions/suggestion';

export function SuggestionRow({ suggestion, user }: { suggestion: SuggestionSummary; user: Account }) {
  const { id, title, note, state, suggesterId, suggester, author, authorId, createdAt, decidedAt, hiddenAt } = suggestion;
  const isSent = suggesterId === user.id;
  return (
    <li className="relative grid gap-1 border-b border-rule py-3">
      <p className="font-semibold wrap-anywhere" dir="auto">
        <Link className="no-underline after:absolute after:inset-0 hover:underline" href={accountPaths.suggestion(id)}>
          {title}
        </Link>
      </p>
      <p className="line-clamp-2 max-w-[80ch] text-ui wrap-anywhere text-ink-2" dir="auto">
        {note}
      </p>
      <div className="text-meta text-ink-3">
        <Dotted>
          {isSent && authorId === null && <span>From you to the library</span>}
          {isSent && authorId !== null && (
            <span>
              From you to <bdi>{personName(author)}</bdi>
            </span>
          )}
          {!isSent && (
            <span>
              From <bdi>{personName(suggester)}</bdi>
            </span>
          )}
          <span className={state === 'open' || isUnseenDecision(suggestion, user) ? 'font-semibold text-ink' : ''}>
            {stateLabel(state)}
          </span>
          <span className="num">
            <Ago iso={decidedAt ?? createdAt} />
          </span>
          {hiddenAt && <span className="font-semibold text-ink">Hidden</span>}
        </Dotted>
      </div>
    </li>
  );
}
