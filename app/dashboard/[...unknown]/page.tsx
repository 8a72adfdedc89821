import { notFound } from 'next/navigation';
import { NOT_FOUND_TITLES } from '@/lib/site/not-found-titles';

export const metadata = { title: NOT_FOUND_TITLES.page };

/** Catches unknown paths under /dashboard, because the root not-found page is static and cannot carry a nonce. */
export default function UnknownPage() {
  notFound();
}
