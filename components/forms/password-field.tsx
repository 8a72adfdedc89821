'use client';

import { useEffect, useRef, useState } from 'react';
import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { useForm } from './action-form';
import { TextField } from './text-field';

type Props = { autoComplete: 'current-password' | 'new-password'; name?: 'password' | 'newPassword'; label?: string; hint?: string };

/** The field of a password, which can be shown. It has no `maxlength`, which would cut a pasted password without a word. */
export function PasswordField({ autoComplete, name = 'password', label = 'Password', hint }: Props) {
  const [shown, setShown] = useState(false);
  const { pending } = useForm();
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  // React empties a form once its action has ended, and the server sends no password back.
  useEffect(() => {
    if (!field.current) return;
    if (pending) sent.current = field.current.value;
    else field.current.value ||= sent.current;
  }, [pending]);

  return (
    <TextField
      ref={field}
      name={name}
      label={label}
      hint={hint}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    >
      <button
        type="button"
        className={`${iconButtonClass} js-only`}
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'hide' : 'show'} />
      </button>
    </TextField>
  );
}
