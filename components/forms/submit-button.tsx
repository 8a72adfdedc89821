'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useForm } from './action-form';

type Props = { children: ReactNode; pendingLabel?: string; className?: string; disabled?: boolean };

/** Submits the surrounding form, once. While it is pending the button keeps focus and size. */
export function SubmitButton({
  children,
  pendingLabel,
  className = buttonClass({ variant: 'primary', size: 'big' }),
  disabled = false,
}: Props) {
  const { pending } = useForm();
  return (
    <button
      type="submit"
      className={className}
      disabled={disabled}
      aria-disabled={pending || undefined}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
