import { CategoryNames } from '@/components/my-prompts/category-names';
import { CreateForm } from '@/components/my-prompts/create-form';
import { DashboardHead, HeadNote } from '@/components/ui/dashboard-head';
import { requireUser } from '@/lib/account/current-user';
import { COUNTS } from '@/lib/limits';
import { ownCategories } from '@/lib/my-prompts/queries';
import { paths } from '@/lib/paths';

export const metadata = { title: 'Create Prompt' };

export default async function CreatePromptPage() {
  const user = await requireUser(paths.createPrompt);
  const categories = await ownCategories(COUNTS.ownCategories);
  return (
    <>
      <DashboardHead title="Create Prompt">
        <HeadNote>Private until you make it public.</HeadNote>
      </DashboardHead>
      <CreateForm userId={user.id} />
      <CategoryNames ownCategories={categories} />
    </>
  );
}
