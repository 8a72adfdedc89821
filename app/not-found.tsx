import { LazyNotFoundPage } from '@/components/site/root-parts';

/** NotFoundHeading sets the title. React would set one that stood here again on hydration. */
export const metadata = { title: { absolute: '' }, robots: { index: false } };

export default function NotFound() {
  return <LazyNotFoundPage />;
}
