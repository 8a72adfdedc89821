'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useYourName } from '@/components/profiles/public-name';
import { buttonClass } from '@/components/ui/button-class';
import { DialogHead, DialogPanel, dialogFootClass } from '@/components/ui/dialog';

type Props = {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
  onConfirm: () => void;
};

/** Asked before a prompt is published. */
export function MakePublicDialog({ title, open, onOpenChange, onClosed, onConfirm }: Props) {
  const yourName = useYourName();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <DialogPanel
        look="question"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <DialogHead title="Make Prompt Public?" padding="px-6" />
        <Dialog.Description className="min-h-0 flex-auto overflow-auto px-6 pb-3 wrap-anywhere text-ink-2">
          Others can view and use “<bdi>{title}</bdi>”. It is listed in the community and on your public profile, under {yourName}. You can
          make it private again at any time.
        </Dialog.Description>
        <div className={`${dialogFootClass} px-6! pb-5!`}>
          <Dialog.Close className={buttonClass()}>Cancel</Dialog.Close>
          <button
            type="button"
            className={buttonClass({ variant: 'primary', className: 'max-md:min-h-12 max-md:flex-1' })}
            onClick={onConfirm}
          >
            Make Public
          </button>
        </div>
      </DialogPanel>
    </Dialog.Root>
  );
}
