import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** The classes of an error. Without its message an error takes no space: for screen readers a live region must be there before its text. */
export const formErrorClass = 'flex items-start gap-1.5 text-meta font-semibold text-error [--icon-size:16px] empty:absolute';

export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={formErrorClass} id={id} role="alert">
      <Icon name="alert" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
