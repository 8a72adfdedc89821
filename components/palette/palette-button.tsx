'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { lazyComponent, useLazyDialog } from '@/components/ui/lazy-component';
import { PaletteLoading, type TypedEarly } from './palette-loading';
import { openByShortcut, shortcutOf, useShortcut } from './shortcuts';

const Palette = lazyComponent(
  () => import('./palette').then((module) => module.Palette),
  (props) => <PaletteLoading {...props} />,
);

const NOTHING: TypedEarly = { text: '', entered: false };

/** The button that opens the palette. It also listens to the keys that open the palette or the search in the header. */
export function PaletteButton({ className, children }: { className: string; children: ReactNode }) {
  const { open, wanted, setOpen, show, button } = useLazyDialog();
  const [early, setEarly] = useState(NOTHING);
  const openEmpty = () => {
    setEarly(NOTHING);
    show();
  };
  useShortcut('/', openEmpty);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (key && !document.querySelector('[role=dialog]') && openByShortcut(key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <button
        {...button}
        className={className}
        aria-label="Search everything"
        aria-keyshortcuts="Control+K Meta+K /"
        data-tip="Search everything (/ or Ctrl K)"
        onClick={openEmpty}
      >
        {children}
      </button>
      {wanted && <Palette open={open} onOpenChange={setOpen} early={early} onTypeEarly={setEarly} />}
    </>
  );
}
