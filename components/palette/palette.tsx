'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { DialogCloseIcon, DialogPanel } from '@/components/ui/dialog';
import { useBackCloses } from '@/components/ui/use-back-closes';
import type { PaletteProps } from './palette-loading';
import { PaletteSearch } from './palette-search';

/** The command palette: one search over everything, and what can be done. */
export function Palette({ open, onOpenChange, early }: PaletteProps) {
  // Forward does not open it again: it would be empty.
  const { changeOpen, hasEntry } = useBackCloses(open, (wanted) => wanted || onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={changeOpen}>
      <DialogPanel
        variant="palette"
        aria-describedby={undefined}
        // Escape also ends the composition of a word.
        onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
      >
        <div className="flex items-center justify-between pt-2 pr-2 pl-4 md:pl-6">
          <Dialog.Title className="text-meta font-semibold tracking-normal text-ink-3">Search everything</Dialog.Title>
          <DialogCloseIcon />
        </div>
        <PaletteSearch early={early} replaces={hasEntry} onClose={() => changeOpen(false)} onLeave={() => onOpenChange(false)} />
      </DialogPanel>
    </Dialog.Root>
  );
}
