import { SkeletonRow } from '@/components/ui/skeleton-row';
import { COUNTS } from '@/lib/limits';

const rows = Array.from({ length: COUNTS.skeletons }, (_, index) => index);

/** Four rows in the place of a page that takes a while. */
export function ListSkeletons() {
  return (
    <div className="dash-skeletons" aria-hidden="true">
      <span className="skeleton" />
      {rows.map((row) => (
        <SkeletonRow key={row} />
      ))}
    </div>
  );
}
