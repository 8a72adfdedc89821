import { SiteFrame } from '@/components/site/site-frame';

/** NotFoundHeading sets the title. React would set one of the metadata again when it hydrates. */
export const metadata = { title: { absolute: '' }, robots: { index: false } };

/** Not-found page of all unknown paths. The HTML is general; after hydration it names the kind of page by its path. */
export default function NotFound() {
  return <SiteFrame />;
}
