'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ActionForm, useForm } from '@/components/forms/action-form';
import { FieldError } from '@/components/forms/field-error';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { CopyButton } from '@/components/ui/copy-button';
import { selectClass } from '@/components/ui/field-class';
import { TOKENS } from '@/lib/account-limits';
import { fieldError } from '@/lib/forms/form-state';
import { createToken } from '@/lib/tokens/actions';

const MESSAGES = {
  failed: 'The token could not be made. Try again in a minute.',
  'tokens-quota': `You have ${TOKENS.perAccount} tokens, which is as many as an account can have. Revoke one first.`,
};

/** Makes a token, and shows it once. */
export function CreateTokenForm() {
  return (
    <ActionForm action={createToken} className="grid w-full max-w-[720px] gap-5">
      <FormNotice messages={MESSAGES} />
      <NewToken />
      <TextField
        name="name"
        label="Name"
        hint="What will use it, such as “Laptop” or “Backup script”."
        maxLength={TOKENS.name.max}
        autoComplete="off"
        dir="auto"
        required
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Choice name="scope" label="It may" first="read">
          <option value="read">Read what is mine</option>
          <option value="write">Read and change what is mine</option>
        </Choice>
        <Choice name="expires" label="It ends after" first="90">
          {TOKENS.days.map((days) => (
            <option key={days} value={days}>
              {days} days
            </option>
          ))}
          <option value="never">Never</option>
        </Choice>
      </div>
      <SubmitButton className={`${buttonClass({ variant: 'primary' })} justify-self-start`} pendingLabel="Making…">
        Make Token
      </SubmitButton>
    </ActionForm>
  );
}

type ChoiceProps = { name: string; label: string; first: string; children: ReactNode };

function Choice({ name, label, first, children }: ChoiceProps) {
  const { state } = useForm();
  const message = fieldError(state, name);
  return (
    <label className="grid gap-1.5 text-ui font-semibold">
      {label}
      <select className={selectClass('min-h-12 bg-paper-2 font-normal')} name={name} defaultValue={state.values?.[name] || first}>
        {children}
      </select>
      {message && <FieldError id={`${name}-error`}>{message}</FieldError>}
    </label>
  );
}

/** The token that was just made: nobody can show it again. It takes the focus. */
function NewToken() {
  const { state } = useForm();
  const token = state.status === 'done' ? state.token : undefined;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (token) shown.current?.focus();
  }, [token]);
  if (!token) return null;
  return (
    <div ref={shown} className="grid gap-3 border-2 border-rule-strong p-4 outline-none" role="status" tabIndex={-1}>
      <p className="font-semibold">Copy your new token now. It is not shown again.</p>
      <div className="flex items-center gap-3 max-md:flex-col max-md:items-stretch">
        <code className="min-w-0 flex-1 wrap-anywhere">{token}</code>
        <CopyButton text={token} name="Copy token" />
      </div>
    </div>
  );
}
