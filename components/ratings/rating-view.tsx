import { clearLinkClass } from '@/components/prompts/editor/clear-values';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { addRatings, type Rating, ratingText } from '@/lib/ratings/rating';

const VOTE = buttonClass({ className: 'justify-start! border-rule-field! px-3! font-medium! data-last:border-ink! data-last:bg-hover' });

type Props = {
  /** The library's counts. */
  counted: Rating;
  /** This browser's. */
  ownRating: Rating;
  /** What was clicked last, and Undo takes back. */
  last: keyof Rating | undefined;
  onVote: (answer: keyof Rating) => void;
  onUndo: () => void;
};

export function RatingView({ counted, ownRating, last, onVote, onUndo }: Props) {
  const shown = addRatings(counted, ownRating);
  return (
    <section className="js-only flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule pt-4 max-lg:border-t-0 max-lg:pt-0 print:hidden">
      <div>
        <h2 className="text-[1.0625rem] leading-body font-strong tracking-row">Did it work for you?</h2>
        <p className="num flex min-h-6 items-center gap-3 text-meta text-ink-3">
          <span role="status">{ratingText(counted, ownRating)}</span>
          {last && (
            <button type="button" className={clearLinkClass} onClick={onUndo}>
              Undo
            </button>
          )}
        </p>
      </div>
      <div className="grid grid-cols-[auto_auto] gap-2 max-lg:w-full max-md:grid-cols-[1fr_1fr] max-3xs:grid-cols-1">
        <button type="button" className={VOTE} data-last={last === 'worked' || undefined} onClick={() => onVote('worked')}>
          <Icon name="check" />
          Worked <span className="num ml-auto font-semibold">{shown.worked}</span>
        </button>
        <button type="button" className={VOTE} data-last={last === 'needsTweak' || undefined} onClick={() => onVote('needsTweak')}>
          <Icon name="tweak" />
          Needs Tweak <span className="num ml-auto font-semibold">{shown.needsTweak}</span>
        </button>
      </div>
    </section>
  );
}
