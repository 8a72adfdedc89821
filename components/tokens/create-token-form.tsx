'use client';

import { useEffect, useRef } from 'react';
import { ActionForm, useForm } from '@/components/forms/action-form';
import { Options } from '@/components/forms/options';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { CopyButton } from '@/components/ui/copy-button';
import { TOKENS } from '@/lib/account-limits';
import { createToken } from '@/lib/tokens/actions';

const MESSAGES = {
  failed: 'The token could not be created. Try again in a minute.',
  'tokens-quota': `You have ${TOKENS.perAccount} tokens, which is the limit. Revoke one first.`,
};

export function CreateTokenForm() {
  return (
    <ActionForm action={createToken} messages={MESSAGES} className="grid w-full max-w-[720px] gap-5">
      <NewSecret text="Copy your new token now. It will not be shown again." name="Copy token" />
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

/** Shows the token or secret address that was just created, which cannot be shown again, and takes the focus. */
export function NewSecret({ text, name }: { text: string; name: string }) {
  const { state } = useForm();
  const token = state.status === 'done' ? state.token : undefined;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (token) shown.current?.focus();
  }, [token]);
  if (!token) return null;
  return (
    <div ref={shown} className="grid gap-3 border-2 border-rule-strong p-4 outline-none" role="status" tabIndex={-1}>
      <p className="font-semibold">{text}</p>
      <div className="flex items-center gap-3 max-md:flex-col max-md:items-stretch">
        <code className="min-w-0 flex-1 wrap-anywhere">{token}</code>
        <CopyButton text={token} name={name} />
      </div>
    </div>
  );
}
