'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { accountIn } from '@/lib/auth/account';

/** Keeps the mark of the root element true when somebody signs in or out without a new page; the head script sets it first. */
export function AccountMark() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page may follow a sign-in or a sign-out
  useEffect(() => {
    if (accountIn(document.cookie) === null) delete document.documentElement.dataset.account;
    else document.documentElement.dataset.account = '';
  }, [pathname]);
  return null;
}
