import { ReportLink } from '@/components/moderation/report-link';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { Moment } from '@/components/ui/moment';
import { UserText } from '@/components/ui/user-text';
import { paths } from '@/lib/paths';
import { type Answer, personName } from '@/lib/suggestions/suggestion';

export function SuggestionAnswers({ answers }: { answers: Answer[] }) {
  if (answers.length === 0) return null;
  return (
    <ol className="w-full border-t border-rule">
      {answers.map(({ id, text, createdAt, hiddenAt, writer }) => (
        <li key={id} className="grid gap-1 border-b border-rule py-3 last:border-b-0">
          <div className="text-meta text-ink-3">
            <Dotted>
              {writer ? (
                <Link href={paths.profile(writer.username)} dir="auto">
                  {personName(writer)}
                </Link>
              ) : (
                <span>{personName(writer)}</span>
              )}
              <span className="num">
                <Moment iso={createdAt} />
              </span>
              {hiddenAt && <span className="font-semibold text-ink">Hidden</span>}
              <ReportLink target={{ kind: 'answer', id }} />
            </Dotted>
          </div>
          <UserText text={text} />
        </li>
      ))}
    </ol>
  );
}
