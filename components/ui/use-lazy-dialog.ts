'use client';

import { useRef, useState } from 'react';

/**
 * A dialog whose code is loaded on hover or focus of its button: render it with `dynamic` of next/dynamic while it is `wanted`. Spread `button` on the
 * button, which gets the focus back.
 */
export function useLazyDialog(onReach?: () => void) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const reach = () => {
    setWanted(true);
    onReach?.();
  };
  const show = () => {
    reach();
    setOpen(true);
  };
  const button = { ref: opener, type: 'button', 'aria-haspopup': 'dialog', onPointerEnter: reach, onFocus: reach } as const;
  return { open, wanted, setOpen, show, button, giveFocusBack: () => opener.current?.focus() };
}
