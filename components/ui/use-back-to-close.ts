'use client';

import { useEffect, useRef } from 'react';

/**
 * Gives a dialog an entry of the history, so that Back closes it and the page stays. `close` is called on Back, and may say false: then it stays
 * open. Returns what removes the entry when the dialog is closed otherwise.
 */
export function useBackToClose(close: () => boolean): () => void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    addEntry();
    const goBack = () => {
      if (!latest.current()) addEntry();
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, []);
  return removeEntry;
}

function addEntry(): void {
  if (!isEntry()) window.history.pushState({ dialog: true }, '');
}

function removeEntry(): void {
  if (isEntry()) window.history.back();
}

function isEntry(): boolean {
  return typeof window.history.state === 'object' && window.history.state?.dialog === true;
}
