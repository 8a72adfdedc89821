'use client';

import { useState } from 'react';
import { AddItem } from '@/components/add-to-collection/add-item';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { type Action, Menu, MenuItems } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import type { CollectionRow } from '@/lib/collections/collection-row';
import { paths } from '@/lib/paths';

const AddDialog = lazyDialog(() => import('@/components/add-to-collection/add-dialog').then((module) => module.AddDialog));

type Props = MenuState & { row: CollectionRow; moves: Action[]; onRemove: () => void };

/** The menu of a prompt in a collection. */
export function ItemChoices({ row: { title, item }, moves, onRemove, onMessage, ...state }: Props) {
  const [adding, setAdding] = useState(false);
  const id = item?.ref.id ?? '';
  const edit: Action = { label: 'Edit', icon: 'edit', when: item?.ref.kind === 'own', href: paths.editUserPrompt(id) };
  // The focus goes to the offer to undo it.
  const remove: Action = { label: 'Remove', icon: 'close', run: onRemove, movesFocus: true };
  const choices = { title, onMessage };
  return (
    <>
      <Menu {...state}>
        <MenuItems {...choices} actions={[...moves, edit]} />
        {item && <AddItem promptId={id} title={title} onChoose={() => setAdding(true)} />}
        <MenuItems {...choices} actions={[remove]} />
      </Menu>
      {adding && item && <AddDialog promptId={id} title={title} onClose={() => setAdding(false)} />}
    </>
  );
}
