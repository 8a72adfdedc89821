import { notFound } from 'next/navigation';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { dashboardPage } from '@/components/dashboard/dashboard-page';
import { BackLink } from '@/components/ui/back-link';
import { Day } from '@/components/ui/day';
import { CategoryNames } from '@/components/user-prompts/category-names';
import { DeleteForm } from '@/components/user-prompts/delete-form';
import { EditPage } from '@/components/user-prompts/edit-page';
import { VisibilityForm } from '@/components/user-prompts/visibility-form';
import { paths } from '@/lib/paths';
import { findUserPrompt } from '@/lib/user-prompts/queries';

type Props = { params: Promise<{ id: string }> };

export const metadata = { title: 'Edit Prompt' };

/** One of the user's prompts with everything that can be done to it, as forms that need no JavaScript. */
export default async function UserPromptPage({ params }: Props) {
  const { id } = await params;
  return dashboardPage(paths.userPrompt(id), async (user) => {
    const prompt = await findUserPrompt(user, id);
    if (!prompt) notFound();
    return (
      <>
        <BackLink href={paths.myPrompts}>My Prompts</BackLink>
        <DashboardHead title="Edit Prompt">
          <p className="hint">
            Created <Day iso={prompt.createdAt} />
          </p>
        </DashboardHead>
        <div className="user-prompt-page">
          <EditPage prompt={prompt} />
          <CategoryNames />
          <section aria-labelledby="visibility">
            <h2 id="visibility">Visibility</h2>
            <VisibilityForm prompt={prompt} />
          </section>
          <section aria-labelledby="delete">
            <h2 id="delete">Delete</h2>
            <DeleteForm prompt={prompt} />
          </section>
        </div>
      </>
    );
  });
}
