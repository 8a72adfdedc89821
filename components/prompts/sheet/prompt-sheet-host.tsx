'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { SkeletonText } from '@/components/prompts/text/skeleton-text';
import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyComponent } from '@/components/ui/lazy-component';
import { isForTheBrowser } from '@/components/ui/link';
import { showOfflineNotice } from '@/lib/browser/announce';
import { SIZES } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { isSheetState, OPENING_SHEET, type SheetState } from './sheet-state';

const PromptSheet = lazyComponent(
  () =>
    import('./prompt-sheet').then(
      (module) => {
        showOfflineNotice(false);
        return module.PromptSheet;
      },
      (cause) => {
        showOfflineNotice(true);
        throw cause;
      },
    ),
  OpeningSheet,
);

/** True until the first host is there. A document that was loaded shows the page of its address, never a sheet. */
let isFirst = true;

/** On small screens a library prompt's link in a list opens it as a sheet over the list, at the prompt's own address. Back closes it. */
export function PromptSheetHost() {
  const [sheet, setSheet] = useState<SheetState | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const pathname = usePathname();

  useEffect(() => {
    const { state } = window.history;
    if (isFirst && isSheetState(state)) window.history.replaceState({ ...state, slug: undefined }, '');
    else if (isSheetState(state)) setSheet(state);
    isFirst = false;

    const follow = (event: PopStateEvent) => setSheet(isSheetState(event.state) ? event.state : null);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    const openSheet = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-sheet]') : null;
      const slug = link?.dataset.sheet;
      if (!slug || isForTheBrowser(event) || window.innerWidth >= SIZES.phone) return;
      event.preventDefault();
      if (body.current) window.history.replaceState({ ...window.history.state, scroll: body.current.scrollTop }, '');
      const opened = { slug, title: link.textContent, depth: (sheet?.depth ?? 0) + 1 };
      window.history.pushState(opened, '', paths.prompt(slug));
      setSheet(opened);
    };
    // The listener is called before React's own, so that the Link finds its click prevented.
    window.addEventListener('click', openSheet, { capture: true });
    return () => window.removeEventListener('click', openSheet, { capture: true });
  }, [sheet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the sheet only when a link in it has led to another page
  useEffect(() => {
    if (sheet && pathname !== paths.prompt(sheet.slug)) setSheet(null);
  }, [pathname]);

  if (!sheet) return null;
  return <PromptSheet sheet={sheet} body={body} onClose={() => window.history.go(-sheet.depth)} />;
}

/** Shown while the code of PromptSheet loads. It looks like a sheet whose prompt is loading. */
function OpeningSheet({ sheet, onClose }: { sheet: SheetState; onClose: () => void }) {
  return (
    <div id={OPENING_SHEET} className="fixed inset-0 z-scrim touch-none bg-scrim" aria-busy="true">
      <div className="fixed inset-x-0 top-10 bottom-0 border-t-[6px] bg-paper-float motion-safe:animate-rise">
        <div className="flex items-start gap-4 border-b border-rule py-2.5 pr-2 pl-4">
          <h2 className="mr-auto min-w-0 pt-2.5 text-[clamp(1.25rem,1.1rem+0.7vw,1.625rem)] leading-[1.2] wrap-anywhere">{sheet.title}</h2>
          <button type="button" className={iconButtonClass} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="p-4">
          <SkeletonText />
        </div>
      </div>
    </div>
  );
}
