'use client';

import { quietButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { useAddDialog } from './use-add-dialog';

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
