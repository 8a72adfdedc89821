'use client';

import { useEffect, useState } from 'react';
import { replayEarlyInput } from '@/lib/browser/early-input';

/** Does what was pressed and typed before the page's code had come (public/early.js). It is the last on the page. */
export function EarlyPresses() {
  // Stored and newly typed values appear in one render.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    if (hydrated) replayEarlyInput();
  }, [hydrated]);
  return null;
}
