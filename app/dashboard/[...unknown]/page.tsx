import { notFound } from 'next/navigation';

export const metadata = { title: 'Page Not Found' };

/** Catches unknown paths under /dashboard. The root not-found page is static and cannot carry a nonce. */
export default function UnknownPage() {
  notFound();
}
