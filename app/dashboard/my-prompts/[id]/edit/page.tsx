import { notFound } from 'next/navigation';
import { LabelNames } from '@/components/my-prompts/label-names';
import { EditForm } from '@/components/my-prompts/prompt-form';
import { SourceCredit, VersionsLink } from '@/components/my-prompts/user-prompt-facts';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead, HeadNote } from '@/components/ui/dashboard-head';
import { Note } from '@/components/ui/notice';
import { requireUser } from '@/lib/account/current-user';
import { userPromptMetadata } from '@/lib/dashboard/queries';
import { findSource, findUserPrompt } from '@/lib/my-prompts/queries';
import { editablePrompt } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ id: string }> };

export const generateMetadata = ({ params }: Props) => userPromptMetadata(params, () => 'Edit Prompt');

export default async function EditPromptPage({ params }: Props) {
  const { id } = await params;
  const user = await requireUser(paths.editUserPrompt(id));
  const prompt = await findUserPrompt(user, id);
  if (!prompt) notFound();
  const source = await findSource(prompt);
  return (
    <>
      <BackLink href={paths.userPrompt(id)}>Back to the prompt</BackLink>
      <DashboardHead title="Edit Prompt">
        <HeadNote>
          {source && (
            <>
              <SourceCredit source={source} />
              {' · '}
            </>
          )}
          <VersionsLink promptId={id} />
        </HeadNote>
      </DashboardHead>
      <div className="grid gap-6 border-t-2 border-rule-strong pt-6 *:max-w-[720px]">
        {source && prompt.updatedAt === prompt.createdAt && (
          <Note>Copied to your prompts. It is private, so change what you like. The original stays as it is.</Note>
        )}
        <EditForm prompt={editablePrompt(prompt)} />
        <LabelNames />
      </div>
    </>
  );
}
