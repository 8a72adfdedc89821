import * as Dialog from '@radix-ui/react-dialog';
import { useSignedInName } from '@/components/profiles/signed-in-name';
import { buttonClass } from '@/components/ui/button-class';
import { DialogHead, DialogPanel, dialogFootClass } from '@/components/ui/dialog';
import { type PublishableKind, VISIBILITY } from './visibility';

type Props = {
  title: string;
  kind: PublishableKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
  onConfirm: () => void;
};

export function MakePublicDialog({ title, kind, open, onOpenChange, onClosed, onConfirm }: Props) {
  const { question, consequence } = VISIBILITY[kind];
  const name = useSignedInName();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <DialogPanel
        variant="question"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <DialogHead title={question} padding="px-6" />
        <Dialog.Description className="min-h-0 flex-auto overflow-auto px-6 pb-3 wrap-anywhere text-ink-2">
          {consequence(title, name)} You can make it private again at any time.
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
