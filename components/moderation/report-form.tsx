'use client';

import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { MODERATION } from '@/lib/account-limits';
import { reportThing } from '@/lib/moderation/actions';
import type { ModerationTarget } from '@/lib/moderation/target';
import { ReasonField } from './reason-field';
import { TargetFields } from './target-fields';

const MESSAGES = {
  failed: 'The report could not be sent. Try again in a minute.',
  'not-saved': 'This is no longer public, or it is yours.',
  'reports-quota': `You have reported ${MODERATION.reportsInDay} things in a day, which is the limit. You can report more tomorrow.`,
};

export function ReportForm({ target }: { target: ModerationTarget }) {
  return (
    <ActionForm action={reportThing} className="grid w-full max-w-[720px] gap-5">
      <FormNotice messages={MESSAGES} />
      <TargetFields {...target} />
      <ReasonField />
      <TextField
        multiline
        name="note"
        label="Note"
        aside="optional"
        hint="What should a moderator look at? The author sees neither this note nor who sent it."
        rows={4}
        maxLength={MODERATION.note.max}
        dir="auto"
      />
      <SubmitButton className={`${buttonClass({ variant: 'primary' })} justify-self-start`} pendingLabel="Sending…">
        Send Report
      </SubmitButton>
    </ActionForm>
  );
}
