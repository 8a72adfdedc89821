import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { dashboardPage } from '@/components/dashboard/dashboard-page';
import { SaveForm } from '@/components/saved-prompts/save-form';
import { BackLink } from '@/components/ui/back-link';
import { paths } from '@/lib/paths';
import { isSaved } from '@/lib/saved-prompts/queries';
import { findVisiblePrompt } from '@/lib/user-prompts/queries';
import { promptPath } from '@/lib/user-prompts/source';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Save prompt' };

/** Where a heart leads without JavaScript. */
export default async function SavePromptPage({ params }: Props) {
  const { id } = await params;
  return dashboardPage(paths.savePrompt(id), async (user) => {
    const [prompt, saved] = await Promise.all([findVisiblePrompt(id), isSaved(user, id)]);
    if (!prompt) notFound();
    const title = <cite dir="auto">{prompt.title}</cite>;
    return (
      <>
        <BackLink href={prompt.ownerId === user.id ? paths.userPrompt(id) : promptPath(id)}>Back to the prompt</BackLink>
        <DashboardHead title="Save prompt" />
        <div className="grid gap-6 border-t-2 border-rule-strong pt-6 *:max-w-[720px]">
          <p className="wrap-anywhere" role="status">
            {saved ? <>{title} is among your saved prompts.</> : <>Save {title} to find it again among your saved prompts.</>}
          </p>
          <SaveForm promptId={id} saved={saved} />
        </div>
      </>
    );
  });
}
