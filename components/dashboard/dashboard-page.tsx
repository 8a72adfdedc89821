import type { ReactNode } from 'react';
import type { Account } from '@/lib/account/account';
import { requireUser } from '@/lib/account/current-user';

/** Renders a page of the dashboard for the signed-in user, or redirects to /login. */
export async function dashboardPage(path: string, draw: (user: Account) => Promise<ReactNode>): Promise<ReactNode> {
  return draw(await requireUser(path));
}
