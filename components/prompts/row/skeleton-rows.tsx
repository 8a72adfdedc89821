import { COUNTS } from '@/lib/limits';
import { Rows } from './rows';

const indexes = Array.from({ length: COUNTS.skeletons }, (_, index) => index);

/** Skeletons of rows in two columns. `described`: true for library prompts, whose excerpt is a description of about two lines. */
export function SkeletonRows({ described }: { described?: boolean }) {
  return (
    <Rows columns={2}>
      {indexes.map((index) => (
        <div
          key={index}
          className={`flex min-w-0 flex-col gap-1.5 border-t border-rule pt-3.5 pb-3 ${described ? '[--excerpt-lines:2]' : ''}`}
        >
          <span className="skeleton-lines h-lh w-[55%] text-row leading-[1.25em]" />
          <span className="skeleton-lines compact:hidden h-[calc(var(--excerpt-lines)*1.56em+2px)] text-excerpt leading-[1.56em]" />
          <span className="mt-auto flex min-h-10 items-center text-meta before:h-lh before:w-[30%] before:skeleton-lines touch:min-h-11" />
        </div>
      ))}
    </Rows>
  );
}
