import { LabelsPage } from '@/components/my-prompts/labels-page';
import type { RawQuery } from '@/lib/lists/list-filter';

export const metadata = { title: 'Tags' };

export default function TagsPage(props: { searchParams: Promise<RawQuery> }) {
  return <LabelsPage kind="tag" {...props} />;
}
