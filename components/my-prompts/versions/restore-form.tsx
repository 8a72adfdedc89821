'use client';

import { ActionForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { SubmitButton } from '@/components/forms/submit-button';
import { RESTORE_MESSAGES, RESTORED } from '@/components/my-prompts/user-prompt-messages';
import { buttonClass } from '@/components/ui/button-class';
import { restoreVersion } from '@/lib/my-prompts/actions';

/** Brings back a version and leads to the prompt. It asks no question, because the replaced text becomes a version itself. */
export function RestoreForm({ promptId, versionId, updatedAt }: { promptId: string; versionId: string; updatedAt: string }) {
  return (
    <ActionForm
      action={restoreVersion}
      fields={{ id: promptId, version: versionId, updatedAt }}
      messages={RESTORE_MESSAGES}
      className="grid justify-items-start gap-3 print:hidden"
      onLeave={() => showBanner(RESTORED)}
    >
      <SubmitButton className={buttonClass({ variant: 'primary' })} pendingLabel="Restoring…">
        Restore
      </SubmitButton>
    </ActionForm>
  );
}
