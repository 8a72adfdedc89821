'use client';

import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useForm } from './action-form';

type Props = Pick<ComponentProps<'button'>, 'children' | 'className' | 'disabled' | 'aria-label'> & {
  pendingLabel?: string;
  /** A field that is sent only if this button is the one pressed. */
  sends?: { name: string; value: string | number };
};

/** Submits the surrounding form. While that is being sent the button does nothing, and keeps the focus. */
export function SubmitButton({
  children,
  pendingLabel,
  className = buttonClass({ variant: 'primary', size: 'big' }),
  sends,
  ...button
}: Props) {
  const { pending } = useForm();
  return (
    <button
      type="submit"
      {...sends}
      {...button}
      className={className}
      aria-disabled={pending || undefined}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}

export function FormFoot({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 border-t border-rule pt-5">{children}</div>;
}
