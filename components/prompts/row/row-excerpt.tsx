'use client';

import { lazy, Suspense, useState } from 'react';
import { ExcerptText } from '@/components/prompts/text/excerpt-text';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { useStoredText } from './use-stored-text';

type Props = { item: PromptListItem; muted?: boolean | undefined };

const FilledExcerpt = lazy(() =>
  import('./filled-excerpt').then(
    (module) => ({ default: module.FilledExcerpt }),
    // Offline: the row stays as it was served.
    () => ({ default: ({ item, muted }: Props) => <ExcerptText pieces={item.excerpt} muted={muted} /> }),
  ),
);

/** The excerpt of a row. Where this browser has stored values for the prompt's blanks they are filled in, because Copy pastes them too. */
export function RowExcerpt({ item, muted }: Props) {
  const stored = useStoredText(item.storageId);
  // Once they were, so that clearing them can be undone.
  const [wanted, setWanted] = useState(false);
  if (stored !== null && !wanted) setWanted(true);
  const served = <ExcerptText pieces={item.excerpt} muted={muted} />;
  if (!wanted) return served;
  return (
    <Suspense fallback={served}>
      <FilledExcerpt item={item} muted={muted} stored={stored} />
    </Suspense>
  );
}
