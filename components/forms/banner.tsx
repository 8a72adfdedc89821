'use client';

import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TIMES } from '@/lib/limits';

/** The banner that is shown. It is a new object each time, so that the same message again restarts the timer. */
let shown: { message: string } | null = null;
const listeners = new Set<() => void>();
/** Distance in pixels of the content below the banner from the top of the window, before the banner changed. */
let contentTop: number | undefined;

/** Shows a success message at the top of the page for three seconds (TIMES.updateBanner), also while another page is opened. */
export function showBanner(message: string): void {
  set({ message });
}

function set(next: typeof shown) {
  contentTop = topOfContent();
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const BANNER = 'banner';
const topOfContent = () => document.getElementById(BANNER)?.nextElementSibling?.getBoundingClientRect().top ?? 0;

const CLOSE = `${iconButtonClass} -my-3 -mr-3 ml-auto hover:bg-transparent! focus-visible:-outline-offset-4! focus-visible:outline-paper!`;

export function Banner() {
  const banner = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  // The page below stays where it is, under the pointer, as far as the page can be scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs whenever the banner has come or gone
  useLayoutEffect(() => {
    if (contentTop !== undefined) window.scrollBy({ top: topOfContent() - contentTop, behavior: 'instant' });
    contentTop = undefined;
  }, [banner]);

  useEffect(() => {
    if (!banner) return;
    const timer = setTimeout(() => shown === banner && set(null), TIMES.updateBanner);
    return () => clearTimeout(timer);
  }, [banner]);

  return (
    <div id={BANNER} className="sticky top-2 z-tip [overflow-anchor:none] print:hidden" role="status">
      {banner && (
        <div className="pb-4">
          <Notice>
            <Icon name="check" />
            {banner.message}
            <button type="button" className={CLOSE} aria-label="Close" onClick={() => set(null)}>
              <Icon name="close" />
            </button>
          </Notice>
        </div>
      )}
    </div>
  );
}
