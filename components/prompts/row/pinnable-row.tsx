'use client';

import type { ComponentProps, ReactNode } from 'react';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { usePin } from '@/components/prompts/actions/use-pin';
import { CompactRow } from './compact-row';
import { compactCopyClass, compactIconClass } from './compact-row-layout';

type Props = Omit<ComponentProps<typeof CompactRow>, 'actions'> & { heart?: ReactNode };

/** A row of a library or public prompt in the dashboard, which can be pinned. */
export function PinnableRow({ item, heart, ...look }: Props) {
  const { ref, title, facts } = item;
  const pin = usePin(ref, facts.isPinned === true);
  return (
    <CompactRow
      {...look}
      item={{ ...item, facts: { ...facts, isPinned: pin.pinned } }}
      actions={
        <>
          <RowCopyButton prompt={ref} title={title} className={compactCopyClass} tabIndex={-1} />
          {heart}
          <RowMenu prompt={ref} title={title} className={compactIconClass} pin={pin.action} tabIndex={-1} />
        </>
      }
    />
  );
}
