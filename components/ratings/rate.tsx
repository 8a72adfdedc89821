'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { browserStore } from '@/lib/browser/browser-store';
import { addRatings, NO_RATING, type Rating, ratingText, readRating, writeRating } from '@/lib/ratings/rating';

const VOTE = buttonClass({ className: 'justify-start! border-rule-field! px-3! font-medium!' });

/** "Did it work for you?": the library's counts plus this browser's own, which every click adds to. */
export function Rate({ promptId, counted }: { promptId: string; counted: Rating }) {
  const [own, setOwn] = useState(NO_RATING);
  useEffect(() => setOwn(readRating(browserStore(), promptId)), [promptId]);

  const vote = (answer: keyof Rating) => {
    const next = { ...own, [answer]: own[answer] + 1 };
    setOwn(next);
    writeRating(browserStore(), promptId, next);
  };

  const shown = addRatings(counted, own);
  return (
    <section className="js-only flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule pt-4 max-lg:border-t-0 max-lg:pt-0 print:hidden">
      <div>
        <h2 className="text-[1.0625rem] leading-body font-strong tracking-row">Did it work for you?</h2>
        <p className="num text-meta text-ink-3" role="status">
          {ratingText(counted, own)}
        </p>
      </div>
      <div className="grid grid-cols-[auto_auto] gap-2 max-lg:w-full max-md:grid-cols-[1fr_1fr] max-3xs:grid-cols-1">
        <button type="button" className={VOTE} onClick={() => vote('worked')}>
          <Icon name="check" />
          Worked <span className="num ml-auto font-semibold">{shown.worked}</span>
        </button>
        <button type="button" className={VOTE} onClick={() => vote('needsTweak')}>
          <Icon name="tweak" />
          Needs Tweak <span className="num ml-auto font-semibold">{shown.needsTweak}</span>
        </button>
      </div>
    </section>
  );
}
