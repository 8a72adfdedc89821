'use client';

import { useEffect, useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { SIZES } from '@/lib/limits';
import { paths } from '@/lib/paths';

const PromptSheet = lazyDialog(() => import('./prompt-sheet').then((module) => module.PromptSheet));

/** The history's entry of an open sheet: which prompt, and its title as the card has it. */
type Sheet = { sheet: string; title: string };

/** On small screens a card opens as a sheet over its list, with the prompt's own address; Back closes it. */
export function PromptSheetHost() {
  const [sheet, setSheet] = useState<Sheet | null>(null);

  useEffect(() => {
    const openCard = (event: MouseEvent) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-sheet]') : null;
      const wanted = card?.dataset.sheet;
      if (!wanted || isForTheBrowser(event) || window.innerWidth >= SIZES.phone) return;
      event.preventDefault();
      const opened = { sheet: wanted, title: card.textContent };
      window.history.pushState(opened, '', paths.prompt(wanted));
      setSheet(opened);
    };
    const follow = ({ state }: PopStateEvent) => setSheet(isSheet(state) ? state : null);
    // Before React's own listeners, so that the link sees its click as taken.
    window.addEventListener('click', openCard, { capture: true });
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('click', openCard, { capture: true });
      window.removeEventListener('popstate', follow);
    };
  }, []);

  if (!sheet) return null;
  return <PromptSheet key={sheet.sheet} slug={sheet.sheet} title={sheet.title} onClose={() => window.history.back()} />;
}

function isForTheBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function isSheet(state: unknown): state is Sheet {
  if (typeof state !== 'object' || state === null) return false;
  return 'sheet' in state && typeof state.sheet === 'string' && 'title' in state && typeof state.title === 'string';
}
