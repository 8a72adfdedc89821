'use client';

import { lazy, Suspense, useState } from 'react';
import { ExcerptText } from '@/components/prompts/text/excerpt-text';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { useStoredText } from './use-stored-text';

const FilledExcerpt = lazy(() =>
  import('./filled-excerpt').then(
    (module) => ({ default: module.FilledExcerpt }),
    // Offline: the row stays as it was served.
    () => ({ default: ({ item }: { item: PromptListItem }) => <ExcerptText pieces={item.excerpt} /> }),
  ),
);

/** The excerpt of a row. Where this browser has stored values for the prompt's blanks they are filled in, because Copy pastes them too. */
export function RowExcerpt({ item }: { item: PromptListItem }) {
  const stored = useStoredText(item.storageId);
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
