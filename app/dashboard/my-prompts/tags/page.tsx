import { LabelsPage } from '@/components/my-prompts/labels-page';
import { labelsPage } from '@/lib/dashboard/labels';
import type { RawQuery } from '@/lib/lists/list-filter';

export const metadata = { title: 'Tags' };

export default async function TagsPage({ searchParams }: { searchParams: Promise<RawQuery> }) {
  return <LabelsPage {...(await labelsPage('tag', searchParams))} />;
}
