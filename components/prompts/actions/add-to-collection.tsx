'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { parseAccountCookie } from '@/lib/account/account';
import { paths } from '@/lib/paths';
import type { PromptRef } from '@/lib/prompts/prompt-ref';
import { promptAction } from './prompt-action';

const AddDialog = lazyComponent(() => import('@/components/add-to-collection/add-dialog').then((module) => module.AddDialog));

/** Puts a prompt into collections: draw the action `add`, and render `dialog`. Visitors are led to a page, by way of Sign In. */
export function useAddDialog(prompt: PromptRef, title: string) {
  const [open, setOpen] = useState(false);
  const run = () => {
    if (parseAccountCookie(document.cookie) !== null) setOpen(true);
    else window.location.assign(paths.addToCollection(prompt.id));
  };
  const add = promptAction('addToCollection', prompt, { run });
  return { add, dialog: open && <AddDialog promptId={prompt.id} title={title} onClose={() => setOpen(false)} /> };
}

export function AddToCollectionButton({ prompt, title }: { prompt: PromptRef; title: string }) {
  const { add, dialog } = useAddDialog(prompt, title);
  return (
    <>
      <ActionButton action={add} look="words" />
      {dialog}
    </>
  );
}
