import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { DashboardHead, HeadNote } from '@/components/dashboard/dashboard-head';
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
          <HeadNote>
            Created <Day iso={prompt.createdAt} />
          </HeadNote>
        </DashboardHead>
        <div className="grid gap-8 border-t-2 border-rule-strong pt-6 *:max-w-[720px]">
          <EditPage prompt={prompt} />
          <CategoryNames />
          <Part id="visibility" title="Visibility">
            <VisibilityForm prompt={prompt} />
          </Part>
          <Part id="delete" title="Delete">
            <DeleteForm prompt={prompt} />
          </Part>
        </div>
      </>
    );
  });
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-3 border-t-2 border-rule-strong pt-4" aria-labelledby={id}>
      <h2 className="text-h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
