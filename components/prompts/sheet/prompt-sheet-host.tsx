'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { isForTheBrowser } from '@/components/ui/link';
import { noticeOffline } from '@/lib/browser/announce';
import { SIZES } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { OpeningSheet } from './opening-sheet';
import { isSheet, type Sheet } from './sheet';

const PromptSheet = lazyDialog(
  () =>
    import('./prompt-sheet').then(
      (module) => {
        noticeOffline(false);
        return module.PromptSheet;
      },
      (cause) => {
        noticeOffline(true);
        throw cause;
      },
    ),
  OpeningSheet,
);

/** On small screens a card opens as a sheet over its list, with the prompt's own address; Back closes it. */
export function PromptSheetHost() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const shown = useRef(sheet);
  const body = useRef<HTMLDivElement>(null);
  const pathname = usePathname();

  useEffect(() => {
    shown.current = sheet;
  }, [sheet]);

  useEffect(() => {
    const openCard = (event: MouseEvent) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-sheet]') : null;
      const wanted = card?.dataset.sheet;
      if (!wanted || isForTheBrowser(event) || window.innerWidth >= SIZES.phone) return;
      event.preventDefault();
      if (body.current) window.history.replaceState({ ...window.history.state, scroll: body.current.scrollTop }, '');
      const opened = { sheet: wanted, title: card.textContent, depth: (shown.current?.depth ?? 0) + 1 };
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

  // A link in the sheet led to another page.
  useEffect(() => {
    if (shown.current && pathname !== paths.prompt(shown.current.sheet)) setSheet(null);
  }, [pathname]);

  if (!sheet) return null;
  return <PromptSheet sheet={sheet} body={body} onClose={() => window.history.go(-sheet.depth)} />;
}
