import type { Metadata } from 'next';
import { SiteFrame } from '@/components/site/site-frame';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

/** The one not-found page. The HTML is general; after hydration it names the kind of page by its path. */
export default function NotFound() {
  return <SiteFrame />;
}
