import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** What is wrong, announced. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
