'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { textButtonClass } from '@/components/ui/text-button-class';
import { browserStore } from '@/lib/browser/browser-store';
import { addRatings, countClick, NO_RATING, type Rating, ratingText, readRating } from '@/lib/prompts/rating';

const VOTE = buttonClass({ className: 'justify-start! border-rule-field! px-3! font-medium! data-last:border-ink! data-last:bg-hover' });

type Props = {
  promptId: string;
  /** The address of the form to suggest a change. It is a prop, so that browsers need not load lib/account-paths. */
  suggestPath: string;
  libraryRating: Rating;
};

/** "Did it work for you?": shows the library's counts plus this browser's own, to which every click adds one. */
export function RatingButtons({ promptId, suggestPath, libraryRating }: Props) {
  const [own, setOwn] = useState(NO_RATING);
  /** The clicks since the prompt was opened that were not undone, in order. */
  const [clicks, setClicks] = useState<(keyof Rating)[]>([]);
  useEffect(() => {
    setOwn(readRating(browserStore(), promptId));
    setClicks([]);
  }, [promptId]);

  const add = (answer: keyof Rating, count: 1 | -1) => setOwn(countClick(browserStore(), promptId, own, answer, count));
  const vote = (answer: keyof Rating) => {
    add(answer, 1);
    setClicks([...clicks, answer]);
  };
  const last = clicks.at(-1);
  const undo = () => {
    if (last) add(last, -1);
    setClicks(clicks.slice(0, -1));
  };

  const shown = addRatings(libraryRating, own);
  return (
    <section className="js-only flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule pt-4 max-lg:border-t-0 max-lg:pt-0 print:hidden">
      <div>
        <h2 className="text-[1.0625rem] leading-body font-strong tracking-row">Did it work for you?</h2>
        <p className="num flex min-h-6 items-center gap-3 text-meta text-ink-3">
          <span role="status">{ratingText(libraryRating, own)}</span>
          {last && (
            <button type="button" className={textButtonClass} onClick={undo}>
              Undo
            </button>
          )}
          {last === 'needsTweak' && (
            <a className="tall-target" href={suggestPath} rel="nofollow">
              Suggest a change
            </a>
          )}
        </p>
      </div>
      <div className="grid grid-cols-[auto_auto] gap-2 max-lg:w-full max-md:grid-cols-[1fr_1fr] max-3xs:grid-cols-1">
        <button type="button" className={VOTE} data-last={last === 'worked' || undefined} onClick={() => vote('worked')}>
          <Icon name="check" />
          Worked <span className="num ml-auto font-semibold">{shown.worked}</span>
        </button>
        <button type="button" className={VOTE} data-last={last === 'needsTweak' || undefined} onClick={() => vote('needsTweak')}>
          <Icon name="tweak" />
          Needs Tweak <span className="num ml-auto font-semibold">{shown.needsTweak}</span>
        </button>
      </div>
    </section>
  );
}
