import { SiteFrame } from '@/components/site/site-frame';

/** The title is that of NotFoundHeading: React would set one of the metadata again when it hydrates. */
export const metadata = { title: { absolute: '' }, robots: { index: false } };

/** The one not-found page. The HTML is general; after hydration it names the kind of page by its path. */
export default function NotFound() {
  return <SiteFrame />;
}
