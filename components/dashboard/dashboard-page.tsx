import type { ReactNode } from 'react';
import type { Account } from '@/lib/auth/account';
import { forUser } from '@/lib/dashboard';
import { BackendAway } from './backend-away';

/** A page of the dashboard: for somebody signed in, and with words of its own when the backend does not answer. */
export function dashboardPage(path: string, draw: (user: Account) => Promise<ReactNode>): Promise<ReactNode> {
  return forUser(path, draw, () => <BackendAway path={path} />);
}
