'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { browserStore } from '@/lib/browser/browser-store';

const attributes = { categories: 'gpCategories', popular: 'gpPopular' } as const;

/** Hides or shows the body of a CollapsibleSection; the browser remembers which. */
export function CollapseButton({ id, things }: { id: keyof typeof attributes; things: string }) {
  const [expanded, setExpanded] = useState<boolean>();

  const isOpen = () => {
    const body = document.getElementById(`${id}-body`);
    return body !== null && getComputedStyle(body).display !== 'none';
  };
  const set = (next: boolean) => {
    document.documentElement.dataset[attributes[id]] = String(next);
    try {
      browserStore()?.setItem(`gp-${id}-expanded`, String(next));
    } catch {
      // Without storage the state holds until the page is left.
    }
    setExpanded(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first paint
  useEffect(() => {
    setExpanded(isOpen());
    const hash = `#${id}`;
    const open = ({ target }: Event) => target instanceof Element && target.closest(`a[href$="${hash}"]`) && set(true);
    if (window.location.hash === hash) set(true);
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  return (
    <button
      type="button"
      className={buttonClass({ size: 'small', className: 'js-only' })}
      aria-expanded={expanded}
      aria-controls={`${id}-body`}
      onClick={() => set(!isOpen())}
    >
      <span className="collapsed:hidden">Hide {things}</span>
      <span className="hidden collapsed:inline">Show {things}</span>
    </button>
  );
}
