'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useYourName } from '@/components/profiles/public-name';

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
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className="dialog dialog-question"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className="dialog-head">
            <Dialog.Title>Make Prompt Public?</Dialog.Title>
          </div>
          <div className="dialog-body">
            <Dialog.Description>
              Others can view and use “{title}”. It is listed in the community and on your public profile, under {yourName}. You can make it
              private again at any time.
            </Dialog.Description>
          </div>
          <div className="dialog-foot">
            <Dialog.Close className="btn">Cancel</Dialog.Close>
            <button type="button" className="btn btn-primary" onClick={onConfirm}>
              Make Public
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
