'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What is only there without JavaScript. Once the page has woken up it is gone from the document, so that nothing is there twice. */
export function WithoutScript({ children }: { children: ReactNode }) {
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return awake ? null : <div className="no-js-only">{children}</div>;
}
