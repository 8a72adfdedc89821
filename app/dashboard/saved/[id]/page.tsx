import { notFound } from 'next/navigation';
import { ActionForm } from '@/components/forms/action-form';
import { FormFoot, SubmitButton } from '@/components/forms/submit-button';
import { SAVE_MESSAGES } from '@/components/prompts/actions/save-message';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { currentUser, requireUser } from '@/lib/account/current-user';
import { findPrompt } from '@/lib/my-prompts/find-prompts';
import { paths } from '@/lib/paths';
import { promptPath } from '@/lib/prompts/prompt-ref';
import { setSaved } from '@/lib/saved/actions';
import { isSaved } from '@/lib/saved/queries';
import { NOT_FOUND_TITLES } from '@/lib/site/not-found-titles';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const user = await currentUser();
  const found = user && (await findPrompt((await params).id, user));
  return { title: found ? 'Save prompt' : NOT_FOUND_TITLES.prompt };
}

/** The page to which the heart links without JavaScript: it saves a prompt, or removes it from the saved ones. */
export default async function SavePromptPage({ params }: Props) {
  const { id } = await params;
  const user = await requireUser(paths.savePrompt(id));
  const [found, saved] = await Promise.all([findPrompt(id, user), isSaved(user, id)]);
  if (!found) notFound();
  const title = <cite dir="auto">{found.prompt.title}</cite>;
  return (
    <>
      <BackLink href={promptPath(found)}>Back to the prompt</BackLink>
      <DashboardHead title="Save prompt" />
      <div className="grid gap-6 border-t-2 border-rule-strong pt-6 *:max-w-[720px]">
        <p className="wrap-anywhere" role="status">
          {saved ? <>{title} is in your saved prompts.</> : <>Save {title} to find it again in your saved prompts.</>}
        </p>
        <ActionForm action={setSaved} fields={{ prompt: id, saved: String(!saved), fromPage: 'true' }} messages={SAVE_MESSAGES}>
          <FormFoot>
            <SubmitButton pendingLabel={saved ? 'Removing…' : 'Saving…'}>{saved ? 'Remove from saved' : 'Save prompt'}</SubmitButton>
          </FormFoot>
        </ActionForm>
      </div>
    </>
  );
}
