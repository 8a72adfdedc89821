'use client';

import { SkeletonRow } from '@/components/ui/skeleton-row';
import { COUNTS } from '@/lib/limits';

const cards = Array.from({ length: COUNTS.skeletons }, (_, index) => index);

/** Four rows that are still to come, of the size of rows. */
export function RowSkeletons() {
  return (
    <div className="rows rows-two row-skeletons" aria-hidden="true">
      {cards.map((card) => (
        <SkeletonRow key={card}>
          <span className="row-meta" />
        </SkeletonRow>
      ))}
    </div>
  );
}
