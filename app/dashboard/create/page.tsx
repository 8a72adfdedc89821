import { dashboardPage } from '@/components/dashboard/dashboard-page';
import { DashboardHead, HeadNote } from '@/components/ui/dashboard-head';
import { CategoryNames } from '@/components/user-prompts/category-names';
import { CreateForm } from '@/components/user-prompts/create-form';
import { paths } from '@/lib/paths';

export const metadata = { title: 'Create Prompt' };

export default function CreatePromptPage() {
  return dashboardPage(paths.createPrompt, async (user) => (
    <>
      <DashboardHead title="Create Prompt">
        <HeadNote>Private until you make it public.</HeadNote>
      </DashboardHead>
      <CreateForm userId={user.id} />
      <CategoryNames />
    </>
  ));
}
