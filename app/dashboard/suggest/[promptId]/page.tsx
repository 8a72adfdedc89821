import { notFound, redirect } from 'next/navigation';
import { SuggestForm } from '@/components/suggestions/suggestion-forms';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import { editedLengthProblem } from '@/lib/my-prompts/content-length';
import { paths } from '@/lib/paths';
import { promptPath, promptRef } from '@/lib/prompts/prompt-ref';
import { findSuggestible } from '@/lib/suggestions/queries';
import { textHash } from '@/lib/suggestions/text-hash';

type Props = { params: Promise<{ promptId: string }> };

export const metadata = { title: 'Suggest a change' };

export default async function SuggestPage({ params }: Props) {
  const { promptId } = await params;
  const user = await requireUser(accountPaths.suggest(promptId));
  const prompt = await findSuggestible(promptId, user);
  if (!prompt) notFound();
  if (prompt.isOwn) redirect(paths.editUserPrompt(promptId));
  const { title, text, isClosed, isLibrary } = prompt;
  return (
    <>
      <BackLink href={promptPath(promptRef(promptId))}>{title}</BackLink>
      <DashboardHead title="Suggest a change" />
      {isClosed ? (
        <EmptyState text="This prompt takes no suggestions." />
      ) : (
        <>
          <p className="max-w-[80ch] pb-5 text-ink-2 wrap-anywhere">
            {isLibrary ? 'Your suggestion goes to those who keep the library.' : 'Your suggestion goes to the author of this prompt.'} Say
            what you would change, or change the text below. If it is taken, you are named.
          </p>
          <SuggestForm promptId={promptId} base={textHash(text)} promptText={editedLengthProblem(text) === null ? text : null} />
        </>
      )}
    </>
  );
}
