'use client';

import { type FocusEvent, useRef, useState } from 'react';
import { useForm } from '@/components/forms/action-form';
import { sendFields } from '@/components/forms/send-fields';
import { TextField } from '@/components/forms/text-field';
import { fieldError } from '@/lib/forms/form-state';
import { LIMITS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { checkUsername } from '@/lib/profiles/actions';

/** The username. Availability is checked on blur, and again on saving. */
export function UsernameField({ username, typed }: { username: string; typed: string }) {
  const { state, pending } = useForm();
  // The result of a check is dropped with the next result of the form.
  const [checked, setChecked] = useState<{ state: typeof state; message: string | null }>();
  const latest = useRef('');

  const check = async ({ target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // When focus moves to Save, its result will tell; a message that appears now would move the button from under the pointer.
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
    const { value } = target;
    latest.current = value;
    const message = fieldError(await sendFields(checkUsername, { username: value }), 'username') ?? null;
    if (latest.current === value && target.value === value) setChecked({ state, message });
  };

  const name = typed.trim().toLowerCase();
  return (
    <TextField
      name="username"
      label="Username"
      aside={`${LIMITS.username.min}–${LIMITS.username.max} characters`}
      maxLength={LIMITS.username.max}
      defaultValue={username}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={pending}
      required
      error={checked?.state === state ? checked.message : undefined}
      hint={name ? `Your page: ${paths.profile(name)}` : 'The name of your public page.'}
      onBlur={check}
    />
  );
}
