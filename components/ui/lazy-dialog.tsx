'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { TIMES } from '@/lib/limits';

/** The button that was pressed last: it shows that it waits. */
let pressed: HTMLButtonElement | null = null;

/** A dialog whose code is loaded when it is first rendered. Until then `waiting` is shown, or the button that opened it shows that it waits. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await loaded(load) }));
  return (props) => (
    <Suspense fallback={waiting ? waiting(props) : <Waiting open={'open' in props && props.open === true} />}>
      <Dialog {...props} />
    </Suspense>
  );
}

function Waiting({ open }: { open: boolean }) {
  useEffect(() => {
    const button = open ? pressed : null;
    button?.setAttribute('aria-busy', 'true');
    button?.toggleAttribute('data-waiting', true);
    return () => {
      button?.removeAttribute('aria-busy');
      button?.removeAttribute('data-waiting');
    };
  }, [open]);
  return null;
}

/** Result of `load`. Without a connection it is tried again, and the page stays. */
export function loaded<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, TIMES.connectionCheck));
    return loaded(load);
  });
}

/** Loads a dialog (lazyDialog) on hover or focus of its button: render it while it is `wanted`. Spread `button` on the button. */
export function useLazyDialog(onPreload?: () => void) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const preload = () => {
    setWanted(true);
    onPreload?.();
  };
  const show = () => {
    preload();
    pressed = opener.current;
    setOpen(true);
  };
  const button = { ref: opener, type: 'button', 'aria-haspopup': 'dialog', onPointerEnter: preload, onFocus: preload } as const;
  return { open, wanted, setOpen, show, button, giveFocusBack: () => opener.current?.focus() };
}
