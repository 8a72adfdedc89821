import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** The classes of an error. An empty one takes no space: it may be there before its message, as screen readers demand of a live region. */
export const formErrorClass = 'flex items-start gap-1.5 text-meta font-semibold text-error [--icon-size:16px] empty:absolute';

/** An error of a field, of a form or of a button, announced at once. */
export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={formErrorClass} id={id} role="alert">
      <Icon name="alert" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
