import { CreateForm } from '@/components/my-prompts/create-form';
import { LabelNames } from '@/components/my-prompts/label-names';
import { DashboardHead, HeadNote } from '@/components/ui/dashboard-head';
import { requireUser } from '@/lib/account/current-user';
import { paths } from '@/lib/paths';

export const metadata = { title: 'Create Prompt' };

export default async function CreatePromptPage() {
  const user = await requireUser(paths.createPrompt);
  return (
    <>
      <DashboardHead title="Create Prompt">
        <HeadNote>Private until you make it public.</HeadNote>
      </DashboardHead>
      <CreateForm userId={user.id} />
      <LabelNames />
    </>
  );
}
