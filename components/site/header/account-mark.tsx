'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { accountIn } from '@/lib/auth/account';

/** Updates the attribute of the root element that the head script sets, when somebody signs in or out without a new page. */
export function AccountMark() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page may follow a sign-in or a sign-out
  useEffect(() => {
    if (accountIn(document.cookie) === null) delete document.documentElement.dataset.account;
    else document.documentElement.dataset.account = '';
  }, [pathname]);
  return null;
}
