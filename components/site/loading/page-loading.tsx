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

/**
 * Shows that a navigation takes a while, until its transition ends, however it ends. The code for it is loaded with the first sign of use,
 * or after a while, because nobody navigates before.
 */
export function PageLoading(props: Props) {
  const [navigation, setNavigation] = useOptimistic<Navigation | null>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const start = (event: Event) => setNavigation((event as CustomEvent<Navigation>).detail);
    const want = () => setWanted(true);
    addEventListener('navigationstart', start);
    for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, want, { once: true });
    setTimeout(want, TIMES.unused);
    return () => removeEventListener('navigationstart', start);
  }, [setNavigation]);
  return (wanted || navigation) && <LoadingSign navigation={navigation} {...props} />;
}
