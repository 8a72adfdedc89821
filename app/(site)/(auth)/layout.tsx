import type { ReactNode } from 'react';

// The backend is only known at run time, and a nonce needs a page rendered per request.
export const dynamic = 'force-dynamic';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return children;
}
