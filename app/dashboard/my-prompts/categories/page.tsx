import { LabelsPage } from '@/components/my-prompts/labels-page';
import type { RawQuery } from '@/lib/lists/list-filter';

export const metadata = { title: 'Categories' };

export default function CategoriesPage(props: { searchParams: Promise<RawQuery> }) {
  return <LabelsPage kind="category" {...props} />;
}
