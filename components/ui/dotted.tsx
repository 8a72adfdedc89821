import type { ReactNode } from 'react';

type Props = { className?: string; breaking?: boolean; children: ReactNode };

/** Short items in a line, with a dot between two of them and none after a badge. The dot before a further line is cut off. */
export function Dotted({ className = '', breaking = false, children }: Props) {
  const breaks = breaking ? '*:wrap-anywhere *:whitespace-normal' : '*:whitespace-nowrap';
  return (
    <div
      className={`dotted flex flex-wrap items-center gap-x-[17px] gap-y-0.5 overflow-x-clip [overflow-clip-margin:4px] ${breaks} ${className}`}
    >
      {children}
    </div>
  );
}
