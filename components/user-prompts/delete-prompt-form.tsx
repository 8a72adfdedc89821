import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { DELETED_DAYS } from '@/lib/limits';
import { deletePrompt } from '@/lib/user-prompts/actions';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { DELETE_MESSAGES } from './user-prompt-messages';

/** Deletes a prompt, which can be restored for a while. */
export function DeletePromptForm({ prompt: { id } }: { prompt: UserPrompt }) {
  return (
    <ActionForm action={deletePrompt} className="grid justify-items-start gap-3">
      <FormNotice messages={DELETE_MESSAGES} />
      <p className="text-ui text-ink-2">It stays under Deleted for {DELETED_DAYS} days, and can be restored there.</p>
      <input type="hidden" name="id" value={id} />
      <SubmitButton className={buttonClass()} pendingLabel="Deleting…">
        Delete
      </SubmitButton>
    </ActionForm>
  );
}
