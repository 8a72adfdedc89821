'use client';

import { lazyDialog, useLazyDialog } from '@/components/ui/lazy-dialog';

const ShortcutsDialog = lazyDialog(() => import('./shortcuts-dialog').then((module) => module.ShortcutsDialog));

/** Opens the list of keyboard shortcuts. */
export function ShortcutsButton({ className }: { className: string }) {
  const { open, wanted, setOpen, show, button } = useLazyDialog();
  return (
    <>
      <button {...button} className={`${className} js-only`} onClick={show}>
        Keyboard shortcuts
      </button>
      {wanted && <ShortcutsDialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
