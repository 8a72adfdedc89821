'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { browserStore, writeEntry } from '@/lib/browser/browser-store';

const DATASET_KEYS = { categories: 'gpCategories', popular: 'gpPopular' } as const;

export function CollapseButton({ id, things }: { id: keyof typeof DATASET_KEYS; things: string }) {
  const [expanded, setExpanded] = useState<boolean>();

  const isOpen = () => {
    const body = document.getElementById(`${id}-body`);
    return body !== null && getComputedStyle(body).display !== 'none';
  };
  const set = (next: boolean) => {
    document.documentElement.dataset[DATASET_KEYS[id]] = String(next);
    writeEntry(browserStore(), `gp-${id}-expanded`, String(next));
    setExpanded(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once, after the first paint
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
