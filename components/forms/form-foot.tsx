import type { ReactNode } from 'react';

/** The buttons under a form. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 border-t border-rule pt-5">{children}</div>;
}
