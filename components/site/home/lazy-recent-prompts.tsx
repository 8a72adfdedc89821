'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { accountStore } from '@/lib/account/account-store';

// Where the code does not load, as without a connection, nothing is shown.
const RecentPrompts = lazy(() =>
  import('./recent-prompts').then(
    (module) => ({ default: module.RecentPrompts }),
    () => ({ default: () => null }),
  ),
);

// The placeholder is as high as the prompts were the last time (lib/site/head-script.ts), or as four rows are. Visitors have none.
const PLACEHOLDER = 'signed-out:hidden h-(--home-height,405px) lg:h-(--home-height,322px) xl:h-(--home-height,218px)';

/** RecentPrompts below the search of the home page, for people who are signed in. Visitors load none of its code. */
export function LazyRecentPrompts() {
  const account = useSyncExternalStore(accountStore.subscribe, accountStore.get, () => null);
  const placeholder = <div className={PLACEHOLDER} />;
  if (account === null) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <RecentPrompts key={account} account={account} waiting={placeholder} />
    </Suspense>
  );
}
