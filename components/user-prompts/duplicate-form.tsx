import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { duplicatePrompt } from '@/lib/user-prompts/actions';
import { COPY_MESSAGES } from './user-prompt-messages';

/** Makes a private copy of one's own prompt, and leads to its edit. */
export function DuplicateForm({ promptId }: { promptId: string }) {
  return (
    <ActionForm action={duplicatePrompt} className="grid justify-items-start gap-3">
      <FormNotice messages={COPY_MESSAGES} />
      <p className="text-ui text-ink-2">A private copy, to be changed while this one stays as it is.</p>
      <input type="hidden" name="id" value={promptId} />
      <SubmitButton className={buttonClass()} pendingLabel="Copying…">
        Duplicate
      </SubmitButton>
    </ActionForm>
  );
}
