import { SiteFrame } from '@/components/site/site-frame';

export { missingMetadata as metadata } from '@/lib/site/seo/page-metadata';

/** The one not-found page. The HTML is general; after hydration it names the kind of page by its path. */
export default function NotFound() {
  return <SiteFrame />;
}
