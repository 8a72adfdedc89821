'use client';

import { useState } from 'react';
import { ActionButton, type ItemAction } from '@/components/ui/action-button';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { parseAccountCookie } from '@/lib/account/account';
import { paths } from '@/lib/paths';
import type { PromptRef } from '@/lib/prompts/prompt-ref';

const AddDialog = lazyDialog(() => import('@/components/add-to-collection/add-dialog').then((module) => module.AddDialog));

/** Puts a prompt into collections by its action: draw `add`, and render `dialog`. Visitors are led to its page, by way of Sign In. */
export function useAddDialog(action: ItemAction, prompt: PromptRef, title: string) {
  const [open, setOpen] = useState(false);
  const run = () => {
    if (parseAccountCookie(document.cookie) !== null) setOpen(true);
    else window.location.assign(paths.addToCollection(prompt.id));
  };
  return { add: { ...action, run }, dialog: open && <AddDialog promptId={prompt.id} title={title} onClose={() => setOpen(false)} /> };
}

export function AddLink({ action, prompt, title }: { action: ItemAction; prompt: PromptRef; title: string }) {
  const { add, dialog } = useAddDialog(action, prompt, title);
  return (
    <>
      <ActionButton action={add} look="words" />
      {dialog}
    </>
  );
}
