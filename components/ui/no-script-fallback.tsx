'use client';

import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

/** What is only there without JavaScript. It is removed on hydration, so that nothing is there twice. */
export function NoScriptFallback({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <div className="[@media(scripting:enabled)]:hidden">{children}</div>;
}
