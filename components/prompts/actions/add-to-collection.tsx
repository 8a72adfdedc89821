'use client';

import { useState } from 'react';
import { ActionButton, type ItemAction } from '@/components/ui/action-button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { parseAccountCookie } from '@/lib/account/account';
import { paths } from '@/lib/paths';

const AddDialog = lazyComponent(() => import('@/components/add-to-collection/add-dialog').then((module) => module.AddDialog));

/** Puts a prompt into collections: draw the action `add`, and render `dialog`. Visitors are led to a page, by way of Sign In. */
export function useAddDialog(action: ItemAction, promptId: string, title: string) {
  const [open, setOpen] = useState(false);
  const run = () => {
    if (parseAccountCookie(document.cookie) !== null) setOpen(true);
    else window.location.assign(paths.addToCollection(promptId));
  };
  return { add: { ...action, run }, dialog: open && <AddDialog promptId={promptId} title={title} onClose={() => setOpen(false)} /> };
}

/** The button that puts a prompt into collections. Its action is a prop, so that the page of a prompt does not load the table of all actions. */
export function AddToCollectionButton({ action, promptId, title }: { action: ItemAction; promptId: string; title: string }) {
  const { add, dialog } = useAddDialog(action, promptId, title);
  return (
    <>
      <ActionButton action={add} look="words" />
      {dialog}
    </>
  );
}
