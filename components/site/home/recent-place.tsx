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

// As high as the rows that were there the last time (lib/server/head-script.ts); visitors have none.
const PLACE =
  'signed-out:hidden [--line:62px] xl:[--line:41px] min-h-[calc(min(var(--start-rows,4),1)*var(--frame)+var(--start-rows,4)*var(--line))] [--frame:150px] lg:[--frame:82px]';

/** The place under the hero where people who are signed in see what they last used. Visitors load none of its code. */
export function RecentPlace() {
  const account = useSyncExternalStore(accountStore.subscribe, accountStore.get, () => null);
  const place = <div className={PLACE} />;
  if (account === null) return place;
  return (
    <Suspense fallback={place}>
      <RecentPrompts key={account} account={account} waiting={place} />
    </Suspense>
  );
}
