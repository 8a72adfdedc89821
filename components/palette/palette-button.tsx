'use client';

import { type ReactNode, useEffect } from 'react';
import { lazyDialog, useLazyDialog } from '@/components/ui/lazy-dialog';
import { OPEN_PALETTE } from './open-palette';

const Palette = lazyDialog(() => import('./palette').then((module) => module.Palette));

type Props = {
  className: string;
  /** Called for the `?` key, so that the page listens once. */
  onQuestionMark?: () => void;
  children: ReactNode;
};

/** Opens the palette, as Ctrl K, ⌘ K and `/` do. */
export function PaletteButton({ className, onQuestionMark, children }: Props) {
  const { open, wanted, setOpen, show, button } = useLazyDialog();

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (document.querySelector('[role=dialog]')) return;
      const act = isPaletteKey(event) ? show : isPlain(event, '/') ? show : isPlain(event, '?') && onQuestionMark;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', openByKey);
    window.addEventListener(OPEN_PALETTE, show);
    return () => {
      document.removeEventListener('keydown', openByKey);
      window.removeEventListener(OPEN_PALETTE, show);
    };
  });

  return (
    <>
      <button
        {...button}
        className={`${className} js-only`}
        aria-label="Search everything"
        aria-keyshortcuts="Control+K Meta+K /"
        data-tip="Search everything (press / or Ctrl/⌘ K)"
        onClick={show}
      >
        {children}
      </button>
      {wanted && <Palette open={open} onOpenChange={setOpen} />}
    </>
  );
}

/** Ctrl K also where something is being written; on a Mac that deletes to the end of the line there, and ⌘ K is it. */
function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isMac = /Mac|iP/.test(navigator.platform);
  return (isMac ? metaKey : ctrlKey) && !altKey && !shiftKey && (key === 'k' || (code === 'KeyK' && key > '~'));
}

function isPlain({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, wanted: string): boolean {
  return key === wanted && !ctrlKey && !metaKey && !altKey && !isWriting(target);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
}
