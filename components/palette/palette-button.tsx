'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { lazyDialog, useLazyDialog } from '@/components/ui/lazy-dialog';
import { PaletteLoading, type TypedEarly } from './palette-loading';
import { pressButtonOf, shortcutOf } from './shortcuts';

const Palette = lazyDialog(
  () => import('./palette').then((module) => module.Palette),
  (props) => <PaletteLoading {...props} />,
);

const NOTHING: TypedEarly = { text: '', entered: false };

/** Opens the palette; and listens to the keys of the header's buttons, its own and the search's. */
export function PaletteButton({ className, children }: { className: string; children: ReactNode }) {
  const { open, wanted, setOpen, show, button } = useLazyDialog();
  const [early, setEarly] = useState(NOTHING);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (key && !document.querySelector('[role=dialog]') && pressButtonOf(key)) event.preventDefault();
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
        onClick={() => {
          setEarly(NOTHING);
          show();
        }}
      >
        {children}
      </button>
      {wanted && <Palette open={open} onOpenChange={setOpen} early={early} onTypeEarly={setEarly} />}
    </>
  );
}
