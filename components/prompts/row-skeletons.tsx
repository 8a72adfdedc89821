'use client';

import { COUNTS } from '@/lib/limits';

const cards = Array.from({ length: COUNTS.skeletons }, (_, index) => index);

/** Four rows that are still to come, of the size of rows. */
export function RowSkeletons() {
  return (
    <div className="rows rows-two row-skeletons" aria-hidden="true">
      {cards.map((card) => (
        <div key={card} className="row">
          <span className="skeleton-title" />
          <span className="skeleton-excerpt">
            <span />
            <span />
            <span />
          </span>
          <span className="row-meta" />
        </div>
      ))}
    </div>
  );
}
