import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** For an error. An empty live region takes no space, but must exist before its first message for screen readers to announce it. */
export const fieldErrorClass = 'flex items-start gap-1.5 text-meta font-semibold text-error [--icon-size:16px] empty:absolute';

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={fieldErrorClass} id={id} role="alert">
      <Icon name="alert" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
