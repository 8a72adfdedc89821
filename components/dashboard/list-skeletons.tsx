import { COUNTS } from '@/lib/limits';

const rows = Array.from({ length: COUNTS.skeletons }, (_, index) => index);

/** Four rows in the place of a page that takes a while. */
export function ListSkeletons() {
  return (
    <div className="dash-skeletons" aria-hidden="true">
      <span className="skeleton" />
      {rows.map((row) => (
        <div key={row} className="row">
          <span className="skeleton-title" />
          <span className="skeleton-excerpt">
            <span />
            <span />
            <span />
          </span>
        </div>
      ))}
    </div>
  );
}
