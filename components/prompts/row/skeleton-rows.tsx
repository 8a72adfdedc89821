import { COUNTS } from '@/lib/limits';
import { Rows } from './rows';

const rows = Array.from({ length: COUNTS.skeletons }, (_, index) => index);

type Props = {
  columns?: 1 | 2;
  /** Two lines of a description instead of an excerpt. */
  described?: boolean;
};

export function SkeletonRows({ columns, described }: Props) {
  return (
    <Rows columns={columns}>
      {rows.map((row) => (
        <div
          key={row}
          className={`flex min-w-0 flex-col gap-1.5 border-t border-rule pt-3.5 pb-3 ${described ? '[--excerpt-lines:2]' : ''}`}
        >
          <span className="skeleton-lines h-lh w-[55%] text-row leading-[1.25em]" />
          <span className="skeleton-lines compact:hidden h-[calc(var(--excerpt-lines)*1.56em+2px)] text-excerpt leading-[1.56em]" />
          {columns === 2 && (
            <span className="mt-auto flex min-h-10 items-center text-meta before:h-lh before:w-[30%] before:skeleton-lines touch:min-h-11" />
          )}
        </div>
      ))}
    </Rows>
  );
}
