import { notFound } from 'next/navigation';
import { ReviewKeys } from '@/components/lists/keys/review-keys';
import { SuggestionDetail } from '@/components/suggestions/suggestion-detail';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import { answersOf, findSuggestion, isKeeper, markDecisionsSeen, promptOf } from '@/lib/suggestions/queries';
import { isUnseenDecision, roleIn } from '@/lib/suggestions/suggestion';

type Props = { params: Promise<{ id: string }> };

export const metadata = { title: 'Suggestion' };

const KEYS = { t: '#take button[type=submit]', d: '#decline textarea' };

export default async function SuggestionPage({ params }: Props) {
  const { id } = await params;
  const user = await requireUser(accountPaths.suggestion(id));
  const [suggestion, userIsKeeper] = await Promise.all([findSuggestion(id), isKeeper(user)]);
  if (!suggestion) notFound();
  const [prompt, answers] = await Promise.all([promptOf(suggestion, user), answersOf(id)]);
  if (isUnseenDecision(suggestion, user)) await markDecisionsSeen();
  return (
    <>
      <BackLink href={accountPaths.suggestions}>Suggestions</BackLink>
      <DashboardHead title={suggestion.title} dir="auto" />
      <SuggestionDetail suggestion={suggestion} prompt={prompt} answers={answers} role={roleIn(suggestion, user, userIsKeeper)} />
      <ReviewKeys letters={KEYS} />
    </>
  );
}
