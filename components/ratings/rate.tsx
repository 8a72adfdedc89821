'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { browserStore } from '@/lib/browser-store';
import { plural } from '@/lib/plural';
import { addRatings, NO_RATING, type Rating, readRating, successPercent, writeRating } from '@/lib/ratings/rating';

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
  const answers = shown.worked + shown.needsTweak;
  return (
    <section className="rate js-only">
      <div>
        <h2>Did it work for you?</h2>
        <p className="num" role="status">
          {answers === 0
            ? 'No ratings yet. Yours stays in this browser.'
            : `${successPercent(shown)}% of ${plural(answers, 'rating')} ${answers === 1 ? 'says' : 'say'} it worked.`}
        </p>
      </div>
      <div className="votes">
        <button type="button" className="btn" onClick={() => vote('worked')}>
          <Icon name="check" />
          Worked <span className="num">{shown.worked}</span>
        </button>
        <button type="button" className="btn" onClick={() => vote('needsTweak')}>
          <Icon name="tweak" />
          Needs Tweak <span className="num">{shown.needsTweak}</span>
        </button>
      </div>
    </section>
  );
}
