'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { menuItemClass } from '@/components/ui/menu';
import { paths } from '@/lib/paths';
import { opensAddDialog } from './opens-add-dialog';

type Props = {
  promptId: string;
  /** At the end of its accessible name. */
  title?: string;
  onChoose: () => void;
};

/** The choice of a menu that puts a prompt into collections. A visitor goes to the page of that, by way of Sign In. */
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
