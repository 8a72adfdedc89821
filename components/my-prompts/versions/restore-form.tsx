'use client';

import { ActionForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { SureField } from '@/components/forms/sure-field';
import { RESTORE_MESSAGES, RESTORED } from '@/components/my-prompts/user-prompt-messages';
import { buttonClass } from '@/components/ui/button-class';
import { restoreVersion } from '@/lib/my-prompts/actions';

/** Brings back a version without a question, because it can be undone, and leads to the prompt. */
export function RestoreForm({ promptId, versionId, updatedAt }: { promptId: string; versionId: string; updatedAt: string }) {
  return (
    <ActionForm action={restoreVersion} className="grid justify-items-start gap-3 print:hidden" onLeave={() => showBanner(RESTORED)}>
      <FormNotice messages={RESTORE_MESSAGES} />
      <input type="hidden" name="id" value={promptId} />
      <input type="hidden" name="version" value={versionId} />
      <input type="hidden" name="updatedAt" value={updatedAt} />
      <SureField />
      <SubmitButton className={buttonClass({ variant: 'primary' })} pendingLabel="Restoring…">
        Restore
      </SubmitButton>
    </ActionForm>
  );
}
