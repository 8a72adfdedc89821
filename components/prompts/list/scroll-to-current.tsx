'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** A list that scrolls sideways on small screens; the current item is brought into view whenever it changes. */
export function ScrollToCurrent({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current]');
    if (!strip || !current || strip.scrollWidth <= strip.clientWidth) return;
    strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  });
  return (
    <ul ref={list} className="relative">
      {children}
    </ul>
  );
}
