'use client';

import { type FocusEvent, useRef, useState } from 'react';
import { useForm } from '@/components/forms/action-form';
import { sendFields } from '@/components/forms/send-fields';
import { TextField } from '@/components/forms/text-field';
import { fieldError } from '@/lib/forms/form-state';
import { LIMITS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { checkUsername } from '@/lib/profiles/actions';

/** The name of one's page. Whether it is free is asked when the field is left; saving asks again. */
export function UsernameField({ username, typed }: { username: string; typed: string }) {
  const { state, pending } = useForm();
  // What was found out belongs to one answer of the form: the next answer has its own words.
  const [checked, setChecked] = useState<{ state: typeof state; message: string | null }>();
  const latest = useRef('');

  const check = async ({ target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // Whoever goes on to Save is told by its answer; a message that appears now would move the button from under the pointer.
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
