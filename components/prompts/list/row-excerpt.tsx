'use client';

import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { browserStore } from '@/lib/browser-store';
import { storedText } from '@/lib/prompts/stored-text';
import { ExcerptText } from './excerpt-text';
import type { RowExcerptProps } from './filled-excerpt';

const FilledExcerpt = lazy(() =>
  import('./filled-excerpt').then(
    (module) => ({ default: module.FilledExcerpt }),
    // Offline: the row stays as it was served.
    () => ({ default: ({ pieces }: RowExcerptProps) => <ExcerptText pieces={pieces} /> }),
  ),
);

/** The excerpt of a row. Where this browser has stored values for the prompt's blanks they are filled in, because Copy pastes them too. */
export function RowExcerpt({ promptId, title, source, pieces }: RowExcerptProps) {
  const stored = useSyncExternalStore(
    subscribe,
    () => storedText(browserStore(), promptId),
    () => null,
  );
  // Once they were, so that clearing them can be undone.
  const [wanted, setWanted] = useState(false);
  if (stored !== null && !wanted) setWanted(true);
  const served = <ExcerptText pieces={pieces} />;
  if (!wanted) return served;
  return (
    <Suspense fallback={served}>
      <FilledExcerpt promptId={promptId} title={title} source={source} pieces={pieces} stored={stored} />
    </Suspense>
  );
}

/** What another tab has stored, and what this page has (storeValues). */
function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
