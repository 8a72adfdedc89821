import type { ReactNode } from 'react';

/** Renders pages for each request, because only then it is known whether there is a backend, and the content policy has a nonce. */
export const dynamic = 'force-dynamic';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return children;
}
