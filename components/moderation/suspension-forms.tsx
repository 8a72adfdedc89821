'use client';

import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { MODERATION } from '@/lib/account-limits';
import { liftSuspension, suspendAccount } from '@/lib/moderation/actions';
import { plural } from '@/lib/text/plural';
import { ReasonField } from './reason-field';

const MESSAGES = { failed: 'This could not be saved. Try again in a minute.', 'not-saved': 'There is no such account, or it is yours.' };

export function SuspendForm({ id, username, reason }: { id: string; username: string; reason: string }) {
  return (
    <ActionForm action={suspendAccount} id="suspend-form" className="grid w-full max-w-[720px] gap-5">
      <FormNotice messages={MESSAGES} />
      <input type="hidden" name="id" value={id} />
      <div className="grid gap-5 md:grid-cols-2">
        <ReasonField chosen={reason} />
        <SelectField name="ends" label="Suspend for" defaultValue={7}>
          {MODERATION.suspensionDays.map((days) => (
            <option key={days} value={days}>
              {plural(days, 'day')}
            </option>
          ))}
          <option value="never">Until it is lifted</option>
        </SelectField>
      </div>
      <TextField
        multiline
        name="message"
        label="Message to the account"
        aside="optional"
        rows={2}
        maxLength={MODERATION.note.max}
        dir="auto"
      />
      <SubmitButton className={`${buttonClass()} justify-self-start`} pendingLabel="Suspending…" name={`Suspend @${username}`}>
        Suspend
      </SubmitButton>
    </ActionForm>
  );
}

export function LiftForm({ id, username }: { id: string; username: string }) {
  return (
    <ActionForm action={liftSuspension} className="grid gap-2">
      <FormNotice messages={MESSAGES} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton className={`${buttonClass()} justify-self-start`} pendingLabel="Lifting…" name={`Lift the suspension of @${username}`}>
        Lift
      </SubmitButton>
    </ActionForm>
  );
}
