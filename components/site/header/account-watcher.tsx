'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { accountStore } from '@/lib/account/account-store';

/** Notices when somebody signs in or out: with a new page, and in another tab once this one is looked at again. */
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
