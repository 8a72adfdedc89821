'use client';

import { type ReactNode, useEffect } from 'react';
import { useDelayed } from '@/components/ui/use-delayed';
import { announce } from '@/lib/browser/announce';
import { TIMES } from '@/lib/limits';
import { type LoadingKind, loadingKind, type Navigation } from './loading-kind';

type Props = { navigation: Navigation | null; skeletons?: Partial<Record<LoadingKind, ReactNode>> | undefined; children: ReactNode };

/** The loading bar and skeletons of a navigation that takes a while. */
export function LoadingSign({ navigation, skeletons = {}, children }: Props) {
  const late = useDelayed(navigation !== null, TIMES.pending);
  const kind = late && navigation ? loadingKind(navigation, location.pathname) : undefined;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-rows-loading', kind === 'rows');
  }, [kind]);
  useEffect(() => {
    if (late) announce('Loading…');
  }, [late]);

  if (!late || !navigation) return null;
  return (
    <>
      {children}
      {kind && skeletons[kind]}
    </>
  );
}
