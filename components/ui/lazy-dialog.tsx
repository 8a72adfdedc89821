'use client';

import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';

/** A dialog whose code is loaded when it is first drawn, which no server does. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

/** Loads a dialog (lazyDialog) when its button is reached: draw it while it is `wanted`. Spread `button` on that; it gets the focus back. */
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
