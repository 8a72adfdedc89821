'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { browserStore } from '@/lib/browser/browser-store';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { storedText } from '@/lib/prompts/stored-values';
import type { FilledExcerptProps } from './filled-excerpt';

const FilledExcerpt = lazy(() =>
  import('./filled-excerpt').then(
    (module) => ({ default: module.FilledExcerpt }),
    // Without a connection the row stays as it was served.
    (): { default: ComponentType<FilledExcerptProps> } => ({ default: ({ children }) => children }),
  ),
);

/** The excerpt of a row, with the stored values in its blanks, as Copy copies it. */
export function RowExcerpt({ item, muted, children }: { item: PromptListItem; muted?: boolean | undefined; children: ReactNode }) {
  const stored = useStoredText(item.storageId);
  // FilledExcerpt stays when the values are cleared, so that this can be undone.
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

/** The values that this browser has stored for a prompt's blanks, as JSON; null for none, and on the server. */
export function useStoredText(storageId: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => storedText(browserStore(), storageId),
    () => null,
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
