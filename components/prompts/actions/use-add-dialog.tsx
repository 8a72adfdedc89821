'use client';

import { useState } from 'react';
import type { ItemAction } from '@/components/ui/action-button';
import { quietButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { isForTheBrowser, Link } from '@/components/ui/link';
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
      <Link
        className={quietButtonClass}
        href={paths.addToCollection(prompt.id)}
        onClick={(event) => {
          if (isForTheBrowser(event)) return;
          event.preventDefault();
          add.run();
        }}
      >
        <Icon name="add-to-list" />
        {add.label}
      </Link>
      {dialog}
    </>
  );
}
