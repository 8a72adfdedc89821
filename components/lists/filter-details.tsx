'use client';

import { type ReactNode, useState } from 'react';

/** Unfolded at first where something is chosen. From then on it is as people leave it: taking the last choice back does not fold it. */
export function FilterDetails({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen] = useState(isOpen);
  return (
    <details className="peer xl:hidden" open={wasOpen}>
      {children}
    </details>
  );
}
