'use client';

import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { ExcerptText } from '@/components/prompts/text/excerpt-text';
import { browserStore } from '@/lib/browser/browser-store';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { storedText } from '@/lib/prompts/stored-text';

const FilledExcerpt = lazy(() =>
  import('./filled-excerpt').then(
    (module) => ({ default: module.FilledExcerpt }),
    // Offline: the row stays as it was served.
    () => ({ default: ({ item }: { item: PromptListItem }) => <ExcerptText pieces={item.excerpt} /> }),
  ),
);

/** The excerpt of a row. Where this browser has stored values for the prompt's blanks they are filled in, because Copy pastes them too. */
export function RowExcerpt({ item }: { item: PromptListItem }) {
  const stored = useSyncExternalStore(
    subscribe,
    () => storedText(browserStore(), item.storageId),
    () => null,
  );
  // Once they were, so that clearing them can be undone.
  const [wanted, setWanted] = useState(false);
  if (stored !== null && !wanted) setWanted(true);
  const served = <ExcerptText pieces={item.excerpt} />;
  if (!wanted) return served;
  return (
    <Suspense fallback={served}>
      <FilledExcerpt item={item} stored={stored} />
    </Suspense>
  );
}

/** What another tab has stored, and what this page has (storeValues). */
function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
