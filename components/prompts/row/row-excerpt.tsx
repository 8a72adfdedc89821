'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import type { FilledExcerptProps } from './filled-excerpt';
import { useStoredText } from './use-stored-text';

type Props = {
  item: PromptListItem;
  muted?: boolean | undefined;
  /** The excerpt as it is served. */
  children: ReactNode;
};

const FilledExcerpt = lazy(() =>
  import('./filled-excerpt').then(
    (module) => ({ default: module.FilledExcerpt }),
    // Offline: the row stays as it was served.
    (): { default: ComponentType<FilledExcerptProps> } => ({ default: ({ children }) => children }),
  ),
);

/** The excerpt of a row, with the stored values in its blanks, because Copy pastes them too. */
export function RowExcerpt({ item, muted, children }: Props) {
  const stored = useStoredText(item.storageId);
  // Stays true, so that clearing the values can be undone.
  const [wanted, setWanted] = useState(false);
  if (stored !== null && !wanted) setWanted(true);
  if (!wanted) return children;
  return (
    <Suspense fallback={children}>
      <FilledExcerpt item={item} muted={muted} stored={stored}>
        {children}
      </FilledExcerpt>
    </Suspense>
  );
}
