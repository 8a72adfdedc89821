'use client';

import * as Dialog from '@radix-ui/react-dialog';
import type { MouseEvent } from 'react';
import { openByShortcut } from '@/components/palette/shortcuts';
import { DialogCloseIcon, DialogPanel } from '@/components/ui/dialog';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { DrawerAccount } from './drawer-account';
import { NavLinks } from './nav-links';

const LINK =
  'flex min-h-13 items-center border-t border-rule text-[1.0625rem] font-semibold tracking-[-0.01em] no-underline marks-current-4 [--ground:var(--color-paper-float)]';

/** The side drawer of small screens. Escape, its button and a tap beside it close it. */
export function MenuDrawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  // A new tab has the page.
  const searchEverything = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpenChange(false);
    openByShortcut('/');
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <DialogPanel variant="drawer" aria-describedby={undefined}>
        <div className="flex items-center justify-between py-2 pr-2 pl-4">
          <Dialog.Title className="text-meta font-semibold tracking-normal text-ink-3">Menu</Dialog.Title>
          <DialogCloseIcon />
        </div>
        <DrawerAccount onFollow={() => onOpenChange(false)} />
        <nav className="px-4 pb-6" aria-label="Menu">
          <NavLinks className={LINK} onFollow={() => onOpenChange(false)} />
          <Link className={LINK} href={paths.search} aria-haspopup="dialog" onClick={searchEverything}>
            Search everything
          </Link>
        </nav>
      </DialogPanel>
    </Dialog.Root>
  );
}
