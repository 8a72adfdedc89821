import { ActionForm } from '@/components/forms/action-form';
import { FormFoot, SubmitButton } from '@/components/forms/submit-button';
import { ButtonLink } from '@/components/ui/button-link';
import { refused } from '@/lib/forms/form-state';
import { makeMine } from '@/lib/my-prompts/actions';
import { paths } from '@/lib/paths';
import { MAKE_MINE_MESSAGES } from './user-prompt-messages';

const PROBLEMS = ['prompts-quota', 'text-quota', 'no-username', 'failed'] as const;

/**
 * A form that makes a prompt the person's own. `problem` is from the address: why a button on another page, or the sign-in, could not do so. Any that is
 * not in PROBLEMS is shown as `failed`.
 */
export function MakeMineForm({ promptId, problem }: { promptId: string; problem: unknown }) {
  const code = problem ? (PROBLEMS.find((known) => known === problem) ?? 'failed') : undefined;
  return (
    <ActionForm action={makeMine} fields={{ prompt: promptId }} messages={MAKE_MINE_MESSAGES} initial={code && refused(code)}>
      <FormFoot>
        <SubmitButton pendingLabel="Copying…">Make it mine</SubmitButton>
        <ButtonLink variant="quiet" size="big" href={paths.myPrompts}>
          My Prompts
        </ButtonLink>
      </FormFoot>
    </ActionForm>
  );
}
