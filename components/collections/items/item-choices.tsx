'use client';

import { type MouseEvent, useState } from 'react';
import { AddItem } from '@/components/add-to-collection/add-item';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-symbols';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { Link } from '@/components/ui/link';
import { Menu, menuItemClass } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import type { CollectionRow } from '@/lib/collections/collection-row';
import type { Move } from '@/lib/collections/order';
import { paths } from '@/lib/paths';

const AddDialog = lazyDialog(() => import('@/components/add-to-collection/add-dialog').then((module) => module.AddDialog));

export type ItemChoicesProps = {
  row: CollectionRow;
  isFirst: boolean;
  isLast: boolean;
  onMove: (move: Move) => void;
  onRemove: () => void;
};

/** The choices of a prompt in a collection, whose names end in its title. */
export function ItemChoices({ row, isFirst, isLast, onMove, onRemove, ...state }: ItemChoicesProps & MenuState) {
  const { title, item } = row;
  const [adding, setAdding] = useState(false);
  const move = (label: string, to: Move) => <Choice label={label} title={title} onChoose={() => onMove(to)} />;
  return (
    <>
      <Menu {...state}>
        {!isFirst && move('Move to top', 'top')}
        {!isFirst && <Choice icon="up" label="Move up" title={title} onChoose={() => onMove('up')} />}
        {!isLast && <Choice icon="down" label="Move down" title={title} onChoose={() => onMove('down')} />}
        {!isLast && move('Move to bottom', 'bottom')}
        {item?.ref.kind === 'own' && (
          <li>
            <Link className={menuItemClass} href={paths.editUserPrompt(item.ref.id)} aria-label={`Edit: ${title}`}>
              Edit
              <Icon name="edit" />
            </Link>
          </li>
        )}
        {item && <AddItem promptId={item.ref.id} title={title} onChoose={() => setAdding(true)} />}
        <Choice
          label="Remove"
          title={title}
          icon="close"
          onChoose={(event) => {
            // The focus goes to the offer to undo that, and not back to its button.
            event.stopPropagation();
            state.close();
            onRemove();
          }}
        />
      </Menu>
      {adding && item && <AddDialog promptId={item.ref.id} title={title} onClose={() => setAdding(false)} />}
    </>
  );
}

type ChoiceProps = { label: string; title: string; icon?: IconName | undefined; onChoose: (event: MouseEvent) => void };

function Choice({ label, title, icon, onChoose }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={menuItemClass} aria-label={`${label}: ${title}`} onClick={onChoose}>
        {label}
        {icon && <Icon name={icon} />}
      </button>
    </li>
  );
}
