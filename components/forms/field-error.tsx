import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** An empty one is a line for what may be said later: it takes no place until then, but screen readers must know it already. */
export const fieldErrorClass = 'flex items-start gap-1.5 text-meta font-semibold text-error [--icon-size:16px] empty:absolute';

/** What is wrong, announced. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={fieldErrorClass} id={id} role="alert" data-field-error="">
      <Icon name="alert" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
