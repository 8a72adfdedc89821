'use client';

import { useEffect, useState } from 'react';
import { browserStore } from '@/lib/browser/browser-store';
import { NO_RATING, type Rating, readRating, writeRating } from '@/lib/ratings/rating';
import { RatingView } from './rating-view';

type Props = { promptId: string; counted: Rating };

/** "Did it work for you?": the library's counts plus this browser's own, which every click adds to. */
export function RatingButtons({ promptId, counted }: Props) {
  const [own, setOwn] = useState(NO_RATING);
  /** What was clicked on this page, the last one at its end. */
  const [clicks, setClicks] = useState<(keyof Rating)[]>([]);
  useEffect(() => {
    setOwn(readRating(browserStore(), promptId));
    setClicks([]);
  }, [promptId]);

  const add = (answer: keyof Rating, count: 1 | -1) => {
    const next = { ...own, [answer]: Math.max(0, own[answer] + count) };
    setOwn(next);
    writeRating(browserStore(), promptId, next);
  };
  const vote = (answer: keyof Rating) => {
    add(answer, 1);
    setClicks([...clicks, answer]);
  };
  const last = clicks.at(-1);
  const undo = () => {
    if (last) add(last, -1);
    setClicks(clicks.slice(0, -1));
  };

  return <RatingView counted={counted} ownRating={own} last={last} onVote={vote} onUndo={undo} />;
}
