import { CreateCollectionForm } from '@/components/collections/create-collection-form';
import { dashboardPage } from '@/components/dashboard/dashboard-page';
import { DashboardHead, HeadNote } from '@/components/ui/dashboard-head';
import { paths } from '@/lib/paths';

export const metadata = { title: 'New collection' };

export default function NewCollectionPage() {
  return dashboardPage(paths.createCollection, async () => (
    <>
      <DashboardHead title="New collection">
        <HeadNote>Private until you make it public.</HeadNote>
      </DashboardHead>
      <div className="border-t-2 border-rule-strong pt-6 *:max-w-[720px]">
        <CreateCollectionForm />
      </div>
    </>
  ));
}
