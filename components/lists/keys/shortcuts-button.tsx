'use client';

import { DialogButton } from '@/components/ui/dialog-button';
import { lazyComponent } from '@/components/ui/lazy-component';

const ShortcutsDialog = lazyComponent(() => import('./shortcuts-dialog').then((module) => module.ShortcutsDialog));

export function ShortcutsButton({ className }: { className: string }) {
  return (
    <DialogButton className={className} dialog={(state) => <ShortcutsDialog {...state} />}>
      Keyboard shortcuts
    </DialogButton>
  );
}
