import type { Metadata } from 'next';
import { SiteFrame } from '@/components/site/site-frame';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

/** The one not-found page. It reads well as served; once it runs it names the kind of thing by its path. */
export default function NotFound() {
  return <SiteFrame />;
}
