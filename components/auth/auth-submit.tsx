import type { ComponentProps } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';

/** The button of an account's form, as wide as its fields. */
export function AuthSubmit(props: Omit<ComponentProps<typeof SubmitButton>, 'className'>) {
  return <SubmitButton {...props} className={buttonClass({ variant: 'primary', size: 'big', className: 'w-full' })} />;
}
