'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { accountStore } from '@/lib/account/account-store';

// Offline: the place closes.
const RecentPrompts = lazy(() =>
  import('./recent-prompts').then(
    (module) => ({ default: module.RecentPrompts }),
    () => ({ default: () => null }),
  ),
);

// As high as it was the last time (lib/site/head-script.ts), or as four rows are; visitors have none.
const PLACE = 'signed-out:hidden h-(--home-height,405px) lg:h-(--home-height,322px) xl:h-(--home-height,218px)';

/** The place under the hero where people who are signed in see what they last used. Visitors load none of its code. */
export function LazyRecentPrompts() {
  const account = useSyncExternalStore(accountStore.subscribe, accountStore.get, () => null);
  const place = <div className={PLACE} />;
  if (account === null) return place;
  return (
    <Suspense fallback={place}>
      <RecentPrompts key={account} account={account} waiting={place} />
    </Suspense>
  );
}
