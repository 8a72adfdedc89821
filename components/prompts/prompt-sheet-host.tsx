'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { SIZES } from '@/lib/limits';
import { paths } from '@/lib/paths';

const PromptSheet = dynamic(() => import('./prompt-sheet').then((module) => module.PromptSheet), { ssr: false });

/** On small screens a card opens as a sheet over its list, with the prompt's own address; Back closes it. */
export function PromptSheetHost() {
  const [slug, setSlug] = useState<string | null>(null);

  useEffect(() => {
    const openCard = (event: MouseEvent) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-sheet]') : null;
      const wanted = card?.dataset.sheet;
      if (!wanted || isForTheBrowser(event) || window.innerWidth >= SIZES.phone) return;
      event.preventDefault();
      window.history.pushState({ sheet: wanted }, '', paths.prompt(wanted));
      setSlug(wanted);
    };
    const follow = ({ state }: PopStateEvent) => setSlug(sheetOf(state));
    // Before React's own listeners, so that the link sees its click as taken.
    window.addEventListener('click', openCard, { capture: true });
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('click', openCard, { capture: true });
      window.removeEventListener('popstate', follow);
    };
  }, []);

  if (!slug) return null;
  return <PromptSheet key={slug} slug={slug} onClose={() => window.history.back()} />;
}

function isForTheBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function sheetOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'sheet' in state && typeof state.sheet === 'string' ? state.sheet : null;
}
