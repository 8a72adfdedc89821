'use client';

import { Icon } from '@/components/ui/icon';
import { menuItemClass } from '@/components/ui/menu';
import type { useAddDialog } from './use-add-dialog';

export function AddItem({ link, title }: { link: ReturnType<typeof useAddDialog>['link']; title?: string }) {
  return (
    <li>
      <a href={link.href} onClick={link.onClick} className={menuItemClass} aria-label={title && `Add to collection: ${title}`}>
        Add to collection
        <Icon name="add-to-list" />
      </a>
    </li>
  );
}
