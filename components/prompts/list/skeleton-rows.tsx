import { COUNTS } from '@/lib/limits';
import { Rows } from './rows';

const rows = Array.from({ length: COUNTS.skeletons }, (_, index) => index);
const BAR = 'grid items-center before:h-[0.75em] before:bg-paper-2';

/** Rows that are still to come, of the size of rows. */
export function SkeletonRows({ two }: { two?: boolean }) {
  return (
    <Rows two={two}>
      {rows.map((row) => (
        <div
          key={row}
          className="flex min-w-0 flex-col gap-1.5 border-t border-rule pt-3.5 pb-3 group-data-two/rows:-mt-px group-data-two/rows:border-b"
        >
          <span className={`${BAR} h-[1.25em] w-[55%] text-row`} />
          <span className="h-[calc(var(--excerpt-lines)*1.56em+2px)] overflow-hidden text-excerpt">
            <span className={`${BAR} h-[1.56em]`} />
            <span className={`${BAR} h-[1.56em]`} />
            <span className={`${BAR} h-[1.56em] w-4/5`} />
          </span>
          {two && (
            <span className="mt-auto flex min-h-11 items-center text-meta before:h-[0.75em] before:w-[30%] before:bg-paper-2 md:min-h-10" />
          )}
        </div>
      ))}
    </Rows>
  );
}
