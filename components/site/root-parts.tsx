'use client';

// One file for the parts of app/layout.tsx and app/not-found.tsx that every page loads: Next loads each file of them by itself.

import { lazy, useEffect, useState } from 'react';
import { replayEarlyInput } from '@/lib/browser/early-input';

/** Repeats what was pressed and typed before the page's code had come (public/early.js). It is last on the page, so that its effects run last. */
export function EarlyInput() {
  // The input waits for the second render, which has the values that effects have read from storage: before, it would replace them.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    if (hydrated) replayEarlyInput();
  }, [hydrated]);
  return null;
}

const NotFoundPage = lazy(() => import('./errors/not-found-page').then((module) => ({ default: module.NotFoundPage })));

/** NotFoundPage for app/not-found.tsx, which Next sends with every page: only its name is sent, not its text (docs/decisions/not-found-pages.md). */
export function LazyNotFoundPage() {
  return <NotFoundPage />;
}
