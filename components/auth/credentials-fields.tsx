import type { ComponentProps } from 'react';
import { TextField } from '@/components/forms/text-field';
import type { ReturnTo } from '@/lib/account/return-to';
import { LIMITS } from '@/lib/limits';

type EmailProps = Pick<ComponentProps<'input'>, 'ref' | 'onInput' | 'defaultValue'> & { label?: string };

export function EmailField({ label = 'Email', ...input }: EmailProps) {
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

export function ReturnToFields({ next, save, copy }: ReturnTo) {
  return (
    <>
      {next && <input type="hidden" name="next" value={next} />}
      {save && <input type="hidden" name="save" value={save} />}
      {copy && <input type="hidden" name="copy" value={copy} />}
    </>
  );
}
