'use client';

import { type ReactNode, useState } from 'react';

/** Filters that fold: open at first if one is chosen, then as people leave them. Taking the last choice back folds nothing. */
export function FilterDetails({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen] = useState(isOpen);
  return (
    <details className="peer xl:hidden" open={wasOpen}>
      {children}
    </details>
  );
}
