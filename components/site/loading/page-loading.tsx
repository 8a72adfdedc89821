'use client';

import { type ReactNode, useEffect, useOptimistic, useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { TIMES } from '@/lib/limits';
import type { LoadingKind, Navigation } from './loading-kind';

type Props = {
  /** What is shown in the place of a page; `rows` are in the list itself (LoadingPlace). */
  skeletons?: Partial<Record<LoadingKind, ReactNode>>;
  /** The busy sign. */
  children: ReactNode;
};

const LoadingSign = lazyDialog(() => import('./loading-sign').then((module) => module.LoadingSign));

let setCurrent: ((navigation: Navigation) => void) | undefined;

/** Next calls this in the transition of a navigation (instrumentation-client.ts). */
export function navigationStarted(url: string, type: string): void {
  setCurrent?.({ url, type });
}

/**
 * Shows that a navigation takes a while, until its transition ends, however it ends, and that there is no connection. The code for it is
 * loaded with the first sign of use, or after a while, because nobody navigates before.
 */
export function PageLoading(props: Props) {
  const [navigation, setNavigation] = useOptimistic<Navigation | null>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    setCurrent = setNavigation;
    const want = () => setWanted(true);
    for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, want, { once: true });
    setTimeout(want, TIMES.unused);
  }, [setNavigation]);
  return (wanted || navigation) && <LoadingSign navigation={navigation} {...props} />;
}
