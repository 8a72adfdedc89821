'use client';

import { useRef, useState } from 'react';

/** A dialog whose code comes when its button is reached. `opener` gets the focus back. */
export function useLazyDialog() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const want = () => setWanted(true);
  const show = () => {
    want();
    setOpen(true);
  };
  const button = { ref: opener, 'aria-haspopup': 'dialog', onPointerEnter: want, onFocus: want } as const;
  return { open, wanted, setOpen, show, button, giveFocusBack: () => opener.current?.focus() };
}
