import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { FormFoot, SubmitButton } from '@/components/forms/submit-button';
import { SAVE_MESSAGES } from '@/components/prompts/actions/save-message';
import { setSaved } from '@/lib/saved/actions';

export function SaveForm({ promptId, saved }: { promptId: string; saved: boolean }) {
  return (
    <ActionForm action={setSaved}>
      <FormNotice messages={SAVE_MESSAGES} />
      <input type="hidden" name="prompt" value={promptId} />
      <input type="hidden" name="saved" value={String(!saved)} />
      <input type="hidden" name="fromPage" value="true" />
      <FormFoot>
        <SubmitButton pendingLabel={saved ? 'Removing…' : 'Saving…'}>{saved ? 'Remove from saved' : 'Save prompt'}</SubmitButton>
      </FormFoot>
    </ActionForm>
  );
}
