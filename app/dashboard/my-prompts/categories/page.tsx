import { LabelsPage } from '@/components/my-prompts/labels-page';
import { labelsPageData } from '@/lib/dashboard/queries';
import type { RawQuery } from '@/lib/lists/list-filter';

export const metadata = { title: 'Categories' };

export default async function CategoriesPage({ searchParams }: { searchParams: Promise<RawQuery> }) {
  return <LabelsPage {...(await labelsPageData('category', searchParams))} />;
}
