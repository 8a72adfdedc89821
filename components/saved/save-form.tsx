import { ActionForm } from '@/components/forms/action-form';
import { FormFoot, SubmitButton } from '@/components/forms/submit-button';
import { SAVE_MESSAGES } from '@/components/prompts/actions/save-message';
import { setSaved } from '@/lib/saved/actions';

/** The button of the page that a heart leads to without JavaScript. */
export function SaveForm({ promptId, saved }: { promptId: string; saved: boolean }) {
  return (
    <ActionForm action={setSaved} fields={{ prompt: promptId, saved: String(!saved), fromPage: 'true' }} messages={SAVE_MESSAGES}>
      <FormFoot>
        <SubmitButton pendingLabel={saved ? 'Removing…' : 'Saving…'}>{saved ? 'Remove from saved' : 'Save prompt'}</SubmitButton>
      </FormFoot>
    </ActionForm>
  );
}
