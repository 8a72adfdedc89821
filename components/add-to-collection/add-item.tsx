'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { menuItemClass } from '@/components/ui/menu';
import { paths } from '@/lib/paths';
import { opensAddDialog } from './opens-add-dialog';

type Props = {
  promptId: string;
  /** Ends its accessible name. */
  title?: string;
  onChoose: () => void;
};

/** The choice of a menu that puts a prompt into collections. Visitors sign in first, on the way to its page. */
export function AddItem({ promptId, title, onChoose }: Props) {
  const choose = (event: MouseEvent) => {
    if (!opensAddDialog(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <li>
      <a
        className={menuItemClass}
        href={paths.addToCollection(promptId)}
        aria-label={title && `Add to collection: ${title}`}
        onClick={choose}
      >
        Add to collection
        <Icon name="add-to-list" />
      </a>
    </li>
  );
}
