import { notFound } from 'next/navigation';

/** Unknown paths under /dashboard. The root not-found page is static and cannot carry a nonce. */
export default function UnknownPage() {
  notFound();
}
