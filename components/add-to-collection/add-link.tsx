'use client';

import { type MouseEvent, useState } from 'react';
import { quietButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { paths } from '@/lib/paths';
import { opensAddDialog } from './opens-add-dialog';

const AddDialog = lazyDialog(() => import('./add-dialog').then((module) => module.AddDialog));

/** Puts the prompt of a page into collections. Visitors sign in first, on the way to the page that does it. */
export function AddLink({ promptId, title }: { promptId: string; title: string }) {
  const [adding, setAdding] = useState(false);
  const choose = (event: MouseEvent) => {
    if (!opensAddDialog(event)) return;
    event.preventDefault();
    setAdding(true);
  };
  return (
    <>
      <a className={quietButtonClass} href={paths.addToCollection(promptId)} onClick={choose}>
        <Icon name="add-to-list" />
        Add to collection
      </a>
      {adding && <AddDialog promptId={promptId} title={title} onClose={() => setAdding(false)} />}
    </>
  );
}
