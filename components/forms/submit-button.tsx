'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useForm } from './action-form';

type Props = {
  children: ReactNode;
  pendingLabel?: string;
  className?: string;
  disabled?: boolean;
  name?: string;
  /** A field that the form has only if this button sends it. */
  sends?: { name: string; value: string | number };
};

/** Submits the surrounding form, once. While it is pending the button keeps focus and size. */
export function SubmitButton({
  children,
  pendingLabel,
  className = buttonClass({ variant: 'primary', size: 'big' }),
  disabled = false,
  name,
  sends,
}: Props) {
  const { pending } = useForm();
  return (
    <button
      type="submit"
      {...sends}
      aria-label={name}
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
