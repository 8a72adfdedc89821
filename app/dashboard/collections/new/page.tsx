import { CreateCollectionForm } from '@/components/collections/collection-forms';
import { DashboardHead, HeadNote } from '@/components/ui/dashboard-head';
import { requireUser } from '@/lib/account/current-user';
import { paths } from '@/lib/paths';

export const metadata = { title: 'New collection' };

export default async function NewCollectionPage() {
  await requireUser(paths.createCollection);
  return (
    <>
      <DashboardHead title="New collection">
        <HeadNote>Private until you make it public.</HeadNote>
      </DashboardHead>
      <div className="border-t-2 border-rule-strong pt-6 *:max-w-[720px]">
        <CreateCollectionForm />
      </div>
    </>
  );
}
