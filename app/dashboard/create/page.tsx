import { DashboardHead, HeadNote } from '@/components/ui/dashboard-head';
import { CategoryNames } from '@/components/user-prompts/category-names';
import { CreateForm } from '@/components/user-prompts/create-form';
import { requireUser } from '@/lib/account/current-user';
import { COUNTS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { ownCategories } from '@/lib/user-prompts/queries';

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
