import { notFound } from 'next/navigation';
import { MakeMineForm } from '@/components/my-prompts/make-mine-form';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { requireUser } from '@/lib/account/current-user';
import type { RawQuery } from '@/lib/lists/list-filter';
import { findSourceFields } from '@/lib/my-prompts/make-mine';
import { paths } from '@/lib/paths';
import { promptPath, promptRef } from '@/lib/prompts/prompt-ref';
import { NOT_FOUND_TITLES } from '@/lib/site/not-found-titles';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<RawQuery> };

export async function generateMetadata({ params }: Props) {
  return { title: (await findSourceFields((await params).id)) ? 'Make it mine' : NOT_FOUND_TITLES.prompt };
}

/** The page to which a refused "Make it mine" leads: it says why there is no copy, and has the form to try again. */
export default async function MakeMinePage({ params, searchParams }: Props) {
  const { id } = await params;
  const { problem } = await searchParams;
  await requireUser(paths.makeMine(id));
  const source = await findSourceFields(id);
  if (!source) notFound();
  return (
    <>
      <BackLink href={promptPath(promptRef(id))}>Back to the prompt</BackLink>
      <DashboardHead title="Make it mine" />
      <div className="grid gap-6 border-t-2 border-rule-strong pt-6 *:max-w-[720px]">
        <p>
          This puts a private copy of <cite dir="auto">{source.title}</cite> in your prompts, to change as you like. The original stays as
          it is.
        </p>
        <MakeMineForm promptId={id} problem={problem} />
      </div>
    </>
  );
}
