'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SIZES } from '@/lib/limits';

/** The header. Unless the window is low, its bar is fixed once the page is scrolled by SIZES.stickyAfter; the `<header>` reserves its height. */
export function StickyHeader({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [stuck, setStuck] = useState(false);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((entries) => setStuck(entries.at(-1)?.isIntersecting === false));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  return (
    <header className="h-16 lg:h-[72px] max-nav:noscript:h-auto print:hidden">
      <span ref={mark} className="pointer-events-none absolute top-0 w-px" style={{ height: SIZES.stickyAfter }} />
      <div
        className={`relative z-front bg-paper ${stuck ? 'not-short:fixed not-short:inset-x-0 not-short:top-0 not-short:bottom-auto not-short:motion-safe:animate-drop' : ''}`}
      >
        {children}
      </div>
    </header>
  );
}
