import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = { id?: string; role?: 'alert' | 'status'; children: ReactNode };

/** An error, announced at once, or politely as a `status`. Without `children` it takes no space: a live region must be there before its text. */
export function FormError({ id, role = 'alert', children }: Props) {
  return (
    <p className="flex items-start gap-1.5 text-meta font-semibold text-error [--icon-size:16px] empty:absolute" id={id} role={role}>
      {children && (
        <>
          <Icon name="alert" className="mt-0.5" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
