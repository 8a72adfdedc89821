import { notFound } from 'next/navigation';

/** Addresses under /dashboard that nothing answers. The site's own not-found page is made once and cannot carry a nonce. */
export default function UnknownPage() {
  notFound();
}
