'use client';

import { useEffect, useState } from 'react';
import { browserStore } from '@/lib/browser/browser-store';
import { NO_RATING, type Rating, readRating, writeRating } from '@/lib/ratings/rating';
import { RatingView } from './rating-view';

export type RatingButtonsProps = {
  promptId: string;
  counted: Rating;
  /** What was pressed before this code had come. */
  pressed?: keyof Rating | undefined;
};

/** "Did it work for you?": the library's counts plus this browser's own, which every click adds to. */
export function RatingButtons({ promptId, counted, pressed }: RatingButtonsProps) {
  const [own, setOwn] = useState(NO_RATING);

  const vote = (answer: keyof Rating, before: Rating) => {
    const next = { ...before, [answer]: before[answer] + 1 };
    setOwn(next);
    writeRating(browserStore(), promptId, next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const stored = readRating(browserStore(), promptId);
    if (pressed) vote(pressed, stored);
    else setOwn(stored);
  }, [promptId]);

  return <RatingView counted={counted} ownRating={own} onVote={(answer) => vote(answer, own)} />;
}
