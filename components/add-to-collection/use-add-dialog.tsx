'use client';

import { type MouseEvent, useState } from 'react';
import { quietButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { parseAccountCookie } from '@/lib/account/account';
import { paths } from '@/lib/paths';

const AddDialog = lazyDialog(() => import('./add-dialog').then((module) => module.AddDialog));

/** Puts a prompt into collections: spread `link` on a link, and render `dialog`. Visitors follow the link, by way of Sign In. */
export function useAddDialog(promptId: string, title: string) {
  const [open, setOpen] = useState(false);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || parseAccountCookie(document.cookie) === null) return;
    event.preventDefault();
    setOpen(true);
  };
  const dialog = open && <AddDialog promptId={promptId} title={title} onClose={() => setOpen(false)} />;
  return { link: { href: paths.addToCollection(promptId), onClick }, dialog };
}

export function AddLink({ promptId, title }: { promptId: string; title: string }) {
  const { link, dialog } = useAddDialog(promptId, title);
  return (
    <>
      <a {...link} className={quietButtonClass}>
        <Icon name="add-to-list" />
        Add to collection
      </a>
      {dialog}
    </>
  );
}
