'use client';

import { useRef } from 'react';

/**
 * For a Radix dialog that is opened without its own trigger: what had the focus gets it back, unless something else has it by then. What is
 * marked with `data-autofocus` has it first, rather than the button that closes. Spread it on `Dialog.Content`.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const first = event.target instanceof Element ? event.target.querySelector<HTMLElement>('[data-autofocus]') : null;
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && document.activeElement === document.body) opener.current.focus({ preventScroll: true });
    },
  };
}
