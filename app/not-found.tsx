import { SiteFrame } from '@/components/site/site-frame';

/** No title: NotFoundHeading sets it, and React would set one of the metadata again on hydration. */
export const metadata = { title: { absolute: '' }, robots: { index: false } };

/** The not-found page of all unknown paths, which SiteFrame holds. Its HTML is general; after hydration it names the kind of page by its path. */
export default function NotFound() {
  return <SiteFrame />;
}
