import type { ReactNode } from 'react';

type Props = {
  className?: string;
  /** Lets a long item take several lines. */
  breaking?: boolean;
  children: ReactNode;
};

/** Short items in a line, with a dot between two of them, but none after a badge or at the beginning of a further line. */
export function Dotted({ className = '', breaking = false, children }: Props) {
  const breaks = breaking ? '*:wrap-anywhere *:whitespace-normal' : '*:whitespace-nowrap';
  return <div className={`dotted dotted-line ${breaks} ${className}`}>{children}</div>;
}
