'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { TIMES } from '@/lib/limits';

/** The button that opened a dialog last. It shows that it waits while the code of the dialog is loaded. */
let lastOpener: HTMLButtonElement | null = null;

/** A component whose code is loaded when it is first rendered. Meanwhile `waiting` is shown, or without it the button of a dialog waits. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const Component = lazy(async () => ({ default: await loadPatiently(load) }));
  return (props) => (
    <Suspense fallback={waiting ? waiting(props) : <WaitingButton open={'open' in props && props.open === true} />}>
      <Component {...props} />
    </Suspense>
  );
}

function WaitingButton({ open }: { open: boolean }) {
  useEffect(() => {
    const button = open ? lastOpener : null;
    button?.setAttribute('aria-busy', 'true');
    button?.toggleAttribute('data-waiting', true);
    return () => {
      button?.removeAttribute('aria-busy');
      button?.removeAttribute('data-waiting');
    };
  }, [open]);
  return null;
}

/** The result of `load`. While that fails, as without a connection, it is tried again every three seconds (TIMES.connectionCheck). */
export function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, TIMES.connectionCheck));
    return loadPatiently(load);
  });
}

/**
 * The state of a dialog made by lazyComponent, and the props of its button, which loads it on hover or focus. `show` opens the dialog, which is to be
 * rendered once it is `wanted`.
 */
export function useLazyDialog() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const preload = () => setWanted(true);
  const show = () => {
    preload();
    lastOpener = opener.current;
    setOpen(true);
  };
  const button = { ref: opener, type: 'button', 'aria-haspopup': 'dialog', onPointerEnter: preload, onFocus: preload } as const;
  return { open, wanted, setOpen, show, button, giveFocusBack: () => opener.current?.focus() };
}
