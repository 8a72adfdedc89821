'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useForm } from './action-form';

type Props = {
  children: ReactNode;
  pendingLabel?: string;
  className?: string;
  disabled?: boolean;
  'aria-label'?: string;
  /** A field that is sent only if this button is the one pressed. */
  sends?: { name: string; value: string | number };
};

/** Submits the surrounding form. While that is being sent the button does nothing, and keeps the focus. */
export function SubmitButton({
  children,
  pendingLabel,
  className = buttonClass({ variant: 'primary', size: 'big' }),
  disabled = false,
  'aria-label': ariaLabel,
  sends,
}: Props) {
  const { pending } = useForm();
  return (
    <button
      type="submit"
      {...sends}
      aria-label={ariaLabel}
      className={className}
      disabled={disabled}
      aria-disabled={pending || undefined}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}

/** The buttons at the end of a form. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 border-t border-rule pt-5">{children}</div>;
}
