import type { ComponentProps } from 'react';
import { TextField } from '@/components/forms/text-field';
import { LIMITS } from '@/lib/limits';

type Props = Pick<ComponentProps<'input'>, 'ref' | 'onInput' | 'defaultValue'> & { label?: string };

export function EmailField({ label = 'Email', ...input }: Props) {
  return (
    <TextField
      name="email"
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LIMITS.email.max}
      required
      {...input}
    />
  );
}
