'use client';

import { useRef } from 'react';

/** For a Radix dialog that is opened without its own trigger: what had the focus gets it back. Spread it on `Dialog.Content`. */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
