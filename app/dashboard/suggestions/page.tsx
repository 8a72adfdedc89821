import { ReviewKeys } from '@/components/lists/keys/review-keys';
import { PageLinks } from '@/components/lists/pager';
import { SuggestionRow } from '@/components/suggestions/suggestion-row';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState, PAGE_GONE } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { requireUser } from '@/lib/account/current-user';
import { SUGGESTIONS } from '@/lib/account-limits';
import { accountPaths } from '@/lib/account-paths';
import { parseListFilter, type RawQuery } from '@/lib/lists/list-filter';
import { isKeeper, markDecisionsSeen, suggestionsOf } from '@/lib/suggestions/queries';
import { isUnseenDecision, SHOWN_SUGGESTIONS, type ShownSuggestions } from '@/lib/suggestions/suggestion';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = { title: 'Suggestions' };

const LIST = 'suggestions';

const LINKS: readonly [ShownSuggestions | undefined, string][] = [
  [undefined, 'All'],
  ['received', 'To you'],
  ['sent', 'From you'],
  ['library', 'To the library'],
];

const EMPTY: Record<ShownSuggestions | 'all', string> = {
  all: 'Nobody has suggested a change to your prompts, and you have suggested none. Every public prompt has a link for that.',
  received: 'Nobody has suggested a change to your prompts. Those that are public have a link for that.',
  sent: 'You have suggested no change. Every public prompt has a link for that.',
  library: 'Nobody has suggested a change to the library.',
};

export default async function SuggestionsPage({ searchParams }: Props) {
  const raw = await searchParams;
  const { page = 1 } = parseListFilter(raw, ['page']);
  const asked = SHOWN_SUGGESTIONS.find((known) => known === raw.show);
  const user = await requireUser(accountPaths.suggestionsPage(asked, page));
  const userIsKeeper = await isKeeper(user);
  const show = asked === 'library' && !userIsKeeper ? undefined : asked;
  const { rows, total } = await suggestionsOf(user, show, page);
  if (rows.some((row) => isUnseenDecision(row, user))) await markDecisionsSeen();
  return (
    <>
      <DashboardHead title="Suggestions" />
      <ListBar>
        <nav className="flex flex-auto flex-wrap gap-x-5 gap-y-1" aria-label="Which suggestions">
          {LINKS.filter(([value]) => value !== 'library' || userIsKeeper).map(([value, label]) => (
            <Link
              key={label}
              className="tall-target aria-[current]:font-strong aria-[current]:no-underline"
              href={accountPaths.suggestionsPage(value)}
              aria-current={value === show ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <Link className="tall-target" href={accountPaths.blocked}>
          Blocked
        </Link>
      </ListBar>
      {rows.length === 0 ? (
        <EmptyState underBar text={page > 1 ? PAGE_GONE : EMPTY[show ?? 'all']} />
      ) : (
        <ul id={LIST} className="border-t-2 border-rule-strong">
          {rows.map((row) => (
            <SuggestionRow key={row.id} suggestion={row} user={user} />
          ))}
        </ul>
      )}
      <PageLinks page={page} total={total} size={SUGGESTIONS.page} href={(to) => accountPaths.suggestionsPage(show, to)} />
      <ReviewKeys list={LIST} />
    </>
  );
}
