'use client';

import { AddItem } from '@/components/add-to-collection/add-item';
import { useAddDialog } from '@/components/add-to-collection/use-add-dialog';
import { type ItemAction, Menu, MenuItems } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import type { CollectionRow } from '@/lib/collections/collection-row';
import { paths } from '@/lib/paths';

type Props = MenuState & { row: CollectionRow; moves: ItemAction[]; onRemove: () => void };

export function ItemChoices({ row: { title, item }, moves, onRemove, onMessage, ...state }: Props) {
  const id = item?.ref.id ?? '';
  const { link, dialog } = useAddDialog(id, title);
  const edit: ItemAction = { label: 'Edit', icon: 'edit', when: item?.ref.kind === 'own', href: paths.editUserPrompt(id) };
  // The focus goes to the offer to undo it.
  const remove: ItemAction = { label: 'Remove', icon: 'close', run: onRemove, movesFocus: true };
  const choices = { title, onMessage };
  return (
    <>
      <Menu {...state}>
        <MenuItems {...choices} actions={[...moves, edit]} />
        {item && <AddItem link={link} title={title} />}
        <MenuItems {...choices} actions={[remove]} />
      </Menu>
      {dialog}
    </>
  );
}
