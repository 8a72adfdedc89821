'use client';

import { useEffect, useOptimistic } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useFirstUse } from '@/components/ui/use-first-use';
import type { Navigation } from './loading-kind';

const LateParts = lazyComponent(() => import('./late-parts').then((module) => module.LateParts));

/**
 * Shows that a navigation takes a while, until the transition in which instrumentation-client.ts dispatches the event has ended. With `withSkeletons`
 * a skeleton covers the page, if loadingKind names a list or a detail.
 */
export function PageLoading({ withSkeletons }: { withSkeletons?: boolean }) {
  const [navigation, setNavigation] = useOptimistic<Navigation | null>(null);
  const used = useFirstUse();
  useEffect(() => {
    const start = (event: Event) => setNavigation((event as CustomEvent<Navigation>).detail);
    addEventListener('navigationstart', start);
    return () => removeEventListener('navigationstart', start);
  }, [setNavigation]);
  return (used || navigation) && <LateParts navigation={navigation} withSkeletons={withSkeletons} />;
}
