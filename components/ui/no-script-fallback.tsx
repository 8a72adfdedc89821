'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What is only there without JavaScript. It is removed on hydration, so that nothing is there twice. */
export function NoScriptFallback({ children }: { children: ReactNode }) {
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return awake ? null : <div className="no-js-only">{children}</div>;
}
