import type { ReactNode } from 'react';

// Whether there is a backend is known when the site runs, and a page with a nonce is made for one request.
export const dynamic = 'force-dynamic';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return children;
}
