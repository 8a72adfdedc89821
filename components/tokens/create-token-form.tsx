'use client';

import { ActionForm } from '@/components/forms/action-form';
import { Options } from '@/components/forms/options';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { TOKENS } from '@/lib/account-limits';
import { createToken } from '@/lib/tokens/actions';
import { NewSecret } from './new-secret';

const MESSAGES = {
  failed: 'The token could not be created. Try again in a minute.',
  'tokens-quota': `You have ${TOKENS.perAccount} tokens, which is the limit. Revoke one first.`,
};

export function CreateTokenForm() {
  return (
    <ActionForm action={createToken} messages={MESSAGES} className="grid w-full max-w-[720px] gap-5">
      <NewSecret text="Copy your new token now. It will not be shown again." copyLabel="Copy token" />
      <TextField
        name="name"
        label="Name"
        hint="What will use it, such as “Laptop” or “Backup script”."
        maxLength={TOKENS.name.max}
        required
      />
      <div className="grid gap-5 md:grid-cols-2">
        <SelectField name="scope" label="Access" defaultValue="read">
          <option value="read">Read only</option>
          <option value="write">Read and change</option>
        </SelectField>
        <SelectField name="expires" label="Expires" defaultValue={90}>
          <Options of={TOKENS.days.map((days) => [days, `After ${days} days`])} />
          <option value="never">Never</option>
        </SelectField>
      </div>
      <SubmitButton className={`${buttonClass({ variant: 'primary' })} justify-self-start`} pendingLabel="Creating…">
        Create Token
      </SubmitButton>
    </ActionForm>
  );
}
