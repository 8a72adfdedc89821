'use client';

import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { DialogCloseIcon, DialogHead, DialogPanel, dialogBodyClass } from '@/components/ui/dialog';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { paths } from '@/lib/paths';
import { FormatList } from './format-list';

type Props = {
  path: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The filled prompt, for the format that has no blanks. */
  filled?: string;
  children?: ReactNode;
};

/** The assistants and files in which a prompt or a list can be used. */
export function UseInDialog({ path, open, onOpenChange, filled, children }: Props) {
  const { changeOpen } = useBackCloses(open, onOpenChange);
  return (
    <Dialog.Root open={open} onOpenChange={changeOpen}>
      <DialogPanel variant="narrow" aria-describedby={undefined}>
        <DialogHead title="Use it in…">
          <DialogCloseIcon />
        </DialogHead>
        <div className={`${dialogBodyClass} grid content-start gap-7 px-7 py-5 max-md:px-4`}>
          {children}
          <FormatList path={path} filled={filled} />
          <p className="border-t border-rule pt-4 text-ui text-ink-2">
            <a className="tall-target" href={paths.connect}>
              Connect your assistant
            </a>{' '}
            and it finds and fills in prompts by itself.
          </p>
        </div>
      </DialogPanel>
    </Dialog.Root>
  );
}
