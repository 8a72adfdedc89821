'use client';

// One file for the parts of app/layout.tsx and app/not-found.tsx that every page loads: Next loads each file of them by itself.

import { lazy, useEffect, useState } from 'react';
import { replayEarlyInput } from '@/lib/browser/early-input';

/** Does what was pressed and typed before the page's code had come (public/early.js). It is the last on the page. */
export function EarlyInput() {
  // Stored and newly typed values appear in one render.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    if (hydrated) replayEarlyInput();
  }, [hydrated]);
  return null;
}

const NotFoundPage = lazy(() => import('./errors/not-found-page').then((module) => ({ default: module.NotFoundPage })));

/** Next sends app/not-found.tsx with every page: of this one it sends the name, not the frame and the text (docs/decisions/not-found-pages.md). */
export function LazyNotFoundPage() {
  return <NotFoundPage />;
}
