import * as Dialog from '@radix-ui/react-dialog';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { DialogCloseIcon, DialogHead, DialogPanel, dialogBodyClass } from '@/components/ui/dialog';
import { useKeyboardInset } from '@/components/ui/use-keyboard-inset';
import { paths } from '@/lib/paths';
import { FetchedCollectionChoices } from './collection-choices';

export function AddDialog({ promptId, title, onClose }: { promptId: string; title: string; onClose: () => void }) {
  const changed = useRef(false);
  const router = useRouter();
  useKeyboardInset();
  const markChanged = () => {
    changed.current = true;
  };
  const close = () => {
    // Lists of the dashboard show the collections of a prompt, so they are fetched again.
    if (changed.current && window.location.pathname.startsWith(paths.dashboard)) router.refresh();
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <DialogPanel variant="question">
        <DialogHead title="Add to collection" padding="pr-2 pl-6 max-md:pl-4">
          <DialogCloseIcon />
        </DialogHead>
        <Dialog.Description className="px-6 pb-4 text-ui text-ink-2 wrap-anywhere max-md:px-4" dir="auto">
          {title}
        </Dialog.Description>
        <div className={`${dialogBodyClass} min-h-58! border-b-0 px-6 py-4 [--color-paper:var(--color-paper-float)] max-md:px-4`}>
          <FetchedCollectionChoices promptId={promptId} onChanged={markChanged} />
        </div>
      </DialogPanel>
    </Dialog.Root>
  );
}
