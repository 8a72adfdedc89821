import { useAddDialog } from '@/components/prompts/actions/add-to-collection';
import { promptAction } from '@/components/prompts/actions/prompt-action';
import type { ItemAction } from '@/components/ui/action-button';
import { Menu, MenuItems } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import type { CollectionRow } from '@/lib/collections/collection-row';
import { promptRef } from '@/lib/prompts/prompt-ref';

type Props = MenuState & { row: CollectionRow; moves: ItemAction[]; onRemove: () => void };

export function ItemMenu({ row: { promptId, title, item }, moves, onRemove, onMessage, ...state }: Props) {
  const prompt = item?.ref ?? promptRef(promptId);
  const { add, dialog } = useAddDialog(promptAction('addToCollection', prompt), prompt.id, title);
  const edit = promptAction('edit', prompt, { when: prompt.kind === 'own' });
  // The row becomes an UndoRow, which takes the focus.
  const remove: ItemAction = { id: 'remove', label: 'Remove', icon: 'close', run: onRemove, movesFocus: true };
  return (
    <>
      <Menu {...state}>
        <MenuItems title={title} onMessage={onMessage} actions={[...moves, edit, { ...add, when: item !== null }, remove]} />
      </Menu>
      {dialog}
    </>
  );
}
