import { LazyNotFoundPage } from '@/components/site/root-parts';

/** No title: NotFoundHeading sets it, and React would set one of the metadata again on hydration. */
export const metadata = { title: { absolute: '' }, robots: { index: false } };

export default function NotFound() {
  return <LazyNotFoundPage />;
}
