'use client';

import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

const BOXES =
  'max-lg:-my-0.5 max-lg:scroll-pr-13 max-lg:gap-2 max-lg:mask-[linear-gradient(to_right,#000_calc(100%-48px),transparent)] max-lg:py-1.5';

type Props = {
  /** The classes of the strip, by default those for boxes (chipClass). */
  className?: string;
  children: ReactNode;
};

/** A list that scrolls sideways on small screens, where each render brings the item with `aria-current` into view. */
export function ScrollingList({ className = BOXES, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current]');
    if (!strip || !current || strip.scrollWidth <= strip.clientWidth) return;
    strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  });
  // Browsers do not bring a link into view that is partly visible when the Tab key reaches it.
  const showFocused = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <ul
      ref={list}
      onFocus={showFocused}
      className={`relative max-lg:flex max-lg:scroll-pl-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:[scrollbar-width:none] ${className}`}
    >
      {children}
    </ul>
  );
}
