import { notFound } from 'next/navigation';
import { CollectionChoices } from '@/components/add-to-collection/collection-choices';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { currentUser, requireUser } from '@/lib/account/current-user';
import { collectionChoices } from '@/lib/collections/queries';
import { findPrompt } from '@/lib/my-prompts/find-prompts';
import { paths } from '@/lib/paths';
import { promptPath } from '@/lib/prompts/prompt-ref';
import { NOT_FOUND_TITLES } from '@/lib/site/not-found-titles';

type Props = { params: Promise<{ promptId: string }> };

export async function generateMetadata({ params }: Props) {
  const user = await currentUser();
  const found = user && (await findPrompt((await params).promptId, user));
  return { title: found ? 'Add to collection' : NOT_FOUND_TITLES.prompt };
}

/** The dialog Add to collection as a page, for people without JavaScript, after signing in, and behind links such as those of the palette. */
export default async function AddToCollectionPage({ params }: Props) {
  const { promptId } = await params;
  const user = await requireUser(paths.addToCollection(promptId));
  const [found, choices] = await Promise.all([findPrompt(promptId, user), collectionChoices(promptId)]);
  if (!found) notFound();
  return (
    <>
      <BackLink href={promptPath(found)}>Back to the prompt</BackLink>
      <DashboardHead title="Add to collection" />
      <div className="grid gap-4 border-t-2 border-rule-strong pt-6 *:max-w-[720px]">
        <p className="wrap-anywhere">
          {choices.length > 0 ? 'Choose the collections for' : 'You have no collections yet. Create one that starts with'}{' '}
          <cite dir="auto">{found.prompt.title}</cite>.
        </p>
        <CollectionChoices promptId={promptId} choices={choices} fromPage />
      </div>
    </>
  );
}
