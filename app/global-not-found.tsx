import { SiteFrame } from '@/components/site/site-frame';
import RootLayout, { metadata as ofAllPages } from './layout';

/** NotFoundHeading sets the title. React would set one of the metadata again when it hydrates. */
export const metadata = { ...ofAllPages, title: { absolute: '' } };

export { viewport } from './layout';

/** Not-found page of all unknown paths. The HTML is general; after hydration it names the kind of page by its path. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteFrame />
    </RootLayout>
  );
}
