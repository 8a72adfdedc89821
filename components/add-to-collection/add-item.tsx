'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { menuItemClass } from '@/components/ui/menu';
import { accountIn } from '@/lib/account/account';
import { paths } from '@/lib/paths';

/** The choice of a menu that puts a prompt into collections. A visitor goes to the page of that, by way of Sign In. */
export function AddItem({ promptId, onChoose }: { promptId: string; onChoose: () => void }) {
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || accountIn(document.cookie) === null) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <li>
      <a className={menuItemClass} href={paths.addToCollection(promptId)} onClick={choose}>
        Add to collection
        <Icon name="add-to-list" />
      </a>
    </li>
  );
}
