'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { Icon } from '@/components/ui/icon';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { DrawerAccount } from './drawer-account';
import { NavLinks } from './nav-links';

/** The side drawer of small screens. Escape, its button and a tap beside it close it. */
export function MenuDrawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className="drawer" aria-describedby={undefined} {...returnFocus}>
          <div className="flex items-center justify-between py-2 pr-2 pl-4">
            <Dialog.Title className="text-meta font-semibold tracking-normal text-ink-3">Menu</Dialog.Title>
            <Dialog.Close className="btn-icon" aria-label="Close" data-tip="Close">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <DrawerAccount onFollow={() => onOpenChange(false)} />
          <nav className="drawer-links px-4 pb-6" aria-label="Menu">
            <NavLinks onFollow={() => onOpenChange(false)} />
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
