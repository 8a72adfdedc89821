'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TIMES } from '@/lib/limits';

/** A new object each time, so that the same message shown twice restarts the timer. */
let shown: { words: string } | null = null;
const listeners = new Set<() => void>();

/** Shows a success message over the page for three seconds; navigation keeps it. */
export function showBanner(words: string): void {
  set({ words });
}

function set(next: typeof shown) {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const CLOSE = `${iconButtonClass} pointer-events-auto -my-3 -mr-3 ml-auto hover:bg-transparent! focus-visible:-outline-offset-4! focus-visible:outline-paper!`;

/** Renders the banner. It floats, so that nothing moves and it is visible at any scroll position. */
export function Banner() {
  const banner = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  useEffect(() => {
    if (!banner) return;
    const timer = setTimeout(() => shown === banner && set(null), TIMES.updateBanner);
    return () => clearTimeout(timer);
  }, [banner]);

  return (
    <div className="wrap pointer-events-none fixed inset-x-0 top-2 z-30 lg:top-3" role="status">
      {banner && (
        <Notice>
          <Icon name="check" />
          {banner.words}
          <button type="button" className={CLOSE} aria-label="Close" onClick={() => set(null)}>
            <Icon name="close" />
          </button>
        </Notice>
      )}
    </div>
  );
}
