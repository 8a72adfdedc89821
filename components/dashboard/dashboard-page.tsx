import type { ReactNode } from 'react';
import type { Account } from '@/lib/auth/account';
import { requireUser } from '@/lib/auth/current-user';

/** A page of the dashboard, for somebody who is signed in. */
export async function dashboardPage(path: string, draw: (user: Account) => Promise<ReactNode>): Promise<ReactNode> {
  return draw(await requireUser(path));
}
