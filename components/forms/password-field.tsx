'use client';

import { useState } from 'react';
import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { TextField } from './text-field';

type Props = { autoComplete: 'current-password' | 'new-password'; label?: string; hint?: string };

/** A password, which can be shown while it is typed. No `maxlength`: it would cut a pasted password without a word. */
export function PasswordField({ autoComplete, label = 'Password', hint }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      name="password"
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
