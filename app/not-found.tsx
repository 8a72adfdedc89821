import { LazyNotFoundPage } from '@/components/site/root-parts';

/** The title is empty because NotFoundHeading sets it, and React would set any other title again on hydration. */
export const metadata = { title: { absolute: '' }, robots: { index: false } };

export default function NotFound() {
  return <LazyNotFoundPage />;
}
