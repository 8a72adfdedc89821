import { LabelsPage } from '@/components/my-prompts/labels-page';
import { labelsPageData } from '@/lib/dashboard/queries';
import type { RawQuery } from '@/lib/lists/list-filter';

export const metadata = { title: 'Tags' };

export default async function TagsPage({ searchParams }: { searchParams: Promise<RawQuery> }) {
  return <LabelsPage {...(await labelsPageData('tag', searchParams))} />;
}
