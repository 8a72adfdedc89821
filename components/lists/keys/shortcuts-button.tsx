'use client';

import { DialogButton } from '@/components/ui/dialog-button';
import { lazyDialog } from '@/components/ui/lazy-dialog';

const ShortcutsDialog = lazyDialog(() => import('./shortcuts-dialog').then((module) => module.ShortcutsDialog));

export function ShortcutsButton({ className }: { className: string }) {
  return (
    <DialogButton className={className} dialog={(state) => <ShortcutsDialog {...state} />}>
      Keyboard shortcuts
    </DialogButton>
  );
}
