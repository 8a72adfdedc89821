'use client';

import { type ReactNode, useState } from 'react';

/** The `<details>` of a FilterForm. It opens with the page if `isOpen`, and stays as it is when `isOpen` changes. */
export function FilterDetails({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className="peer xl:hidden" open={isOpenAtFirst}>
      {children}
    </details>
  );
}
