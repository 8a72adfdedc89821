import type { ReactNode } from 'react';

// A page for each request: whether there is a backend is known only at run time, and the content policy has a nonce.
export const dynamic = 'force-dynamic';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return children;
}
