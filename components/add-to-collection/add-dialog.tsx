'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ButtonError } from '@/components/forms/button-error';
import { buttonClass } from '@/components/ui/button-class';
import { DialogCloseIcon, DialogHead, DialogPanel, dialogBodyClass } from '@/components/ui/dialog';
import { useKeyboardInset } from '@/components/ui/use-keyboard-inset';
import type { CollectionChoice } from '@/lib/collections/collection';
import { paths } from '@/lib/paths';
import { CollectionChoices } from './collection-choices';
import { ITEM_MESSAGES } from './messages';

export type AddDialogProps = { promptId: string; title: string; onClose: () => void };

type Loaded = CollectionChoice[] | 'loading' | 'failed' | 'signed-out';

/** Puts a prompt into collections, from wherever it is. */
export function AddDialog({ promptId, title, onClose }: AddDialogProps) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const load = useCallback(() => loadChoices(promptId).then(setLoaded), [promptId]);
  useEffect(() => void load(), [load]);
  const changed = useRef(false);
  const router = useRouter();
  useKeyboardInset();
  const changes = () => {
    changed.current = true;
  };
  const close = () => {
    // The lists of the dashboard name the collections.
    if (changed.current && window.location.pathname.startsWith(paths.dashboard)) router.refresh();
    onClose();
  };
  const retry = () => {
    setLoaded('loading');
    void load();
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
          {Array.isArray(loaded) && <CollectionChoices promptId={promptId} choices={loaded} onCreated={load} onChanged={changes} />}
          {loaded === 'loading' && <p className="text-ink-3">Loading…</p>}
          {loaded === 'signed-out' && <ButtonError refusal={{ code: 'signed-out' }} messages={ITEM_MESSAGES} />}
          {loaded === 'failed' && (
            <>
              <p role="alert">Your collections did not load.</p>
              <button type="button" className={buttonClass({ className: 'mt-4' })} onClick={retry}>
                Try again
              </button>
            </>
          )}
        </div>
      </DialogPanel>
    </Dialog.Root>
  );
}

async function loadChoices(promptId: string): Promise<Loaded> {
  try {
    const response = await fetch(paths.collectionChoices(promptId));
    if (response.status === 401) return 'signed-out';
    return response.ok ? await response.json() : 'failed';
  } catch {
    return 'failed';
  }
}
