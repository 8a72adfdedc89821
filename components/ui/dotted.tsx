import type { ReactNode } from 'react';

const DOTS =
  '*:relative *:not-first:before:absolute *:not-first:before:top-1/2 *:not-first:before:-left-2.5 *:not-first:before:-mt-px *:not-first:before:size-[3px] *:not-first:before:bg-current [&>[data-badge]+*]:before:hidden';

/** Short items in a line, with a dot between two of them and none after a badge. */
export function Dotted({ children, breaking = false }: { children: ReactNode; breaking?: boolean }) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-[17px] gap-y-0.5 ${breaking ? '*:wrap-anywhere *:whitespace-normal' : '*:whitespace-nowrap'} ${DOTS}`}
    >
      {children}
    </div>
  );
}
