'use client';

import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

/** Content for visitors without JavaScript. It is removed on hydration. */
export function NoScriptFallback({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <div className="[@media(scripting:enabled)]:hidden">{children}</div>;
}
