import { ReportLink } from '@/components/moderation/report-link';
import { Day } from '@/components/ui/day';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { UserText } from '@/components/ui/user-text';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { type PublicSuggestion, personName } from '@/lib/suggestions/suggestion';
import { SuggestionAnswers } from './suggestion-answers';

type Props = { title: string; suggestions: PublicSuggestion[]; isOpen?: boolean };

/** Suggestions as everybody can read them. An open one has a link to the page where people with an account can answer it. */
export function PublicSuggestions({ title, suggestions, isOpen = false }: Props) {
  if (suggestions.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {suggestions.map(({ id, note, suggester, createdAt, decidedAt, answers }) => (
          <li key={id} className="grid gap-2 border-b border-rule py-4 first:pt-0">
            <div className="text-meta text-ink-3">
              <Dotted>
                {suggester && (
                  <Link href={paths.profile(suggester.username)} dir="auto">
                    {personName(suggester)}
                  </Link>
                )}
                <span className="num">
                  <Day iso={decidedAt ?? createdAt} />
                </span>
                {isOpen && (
                  <a href={accountPaths.suggestion(id)} rel="nofollow">
                    See and answer
                  </a>
                )}
                <ReportLink target={{ kind: 'suggestion', id }} />
              </Dotted>
            </div>
            <UserText text={note} />
            {answers.length > 0 && (
              <div className="pl-4">
                <SuggestionAnswers answers={answers} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
