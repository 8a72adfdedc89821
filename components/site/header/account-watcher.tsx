'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { accountStore } from '@/lib/account/account-store';

/** Reads again whether somebody is signed in: on each new page, and when the tab is looked at after another one. */
export function AccountWatcher() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page may follow a sign-in or a sign-out
  useEffect(accountStore.read, [pathname]);
  useEffect(() => {
    for (const event of ['focus', 'visibilitychange']) addEventListener(event, accountStore.read);
    return () => {
      for (const event of ['focus', 'visibilitychange']) removeEventListener(event, accountStore.read);
    };
  }, []);
  return null;
}
