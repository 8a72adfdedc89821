'use client';

import { type ReactNode, useState } from 'react';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { usePin } from '@/components/prompts/actions/use-pin';
import { CompactRow } from '@/components/prompts/row/compact-row';
import { compactCopyClass, compactIconClass } from '@/components/prompts/row/compact-row-layout';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { SavedHeart } from './saved-heart';

type Props = { item: PromptListItem; collections?: ReactNode };

/** A saved prompt, with its actions; grey once it was removed, until it is saved again. */
export function SavedPromptRow({ item, collections }: Props) {
  const { ref, title, facts } = item;
  const [saved, setSaved] = useState(true);
  const pin = usePin(ref.id, facts.isPinned === true);
  return (
    <CompactRow
      item={{ ...item, facts: { ...facts, isPinned: pin.pinned } }}
      collections={collections}
      muted={!saved}
      actions={
        <>
          <RowCopyButton prompt={ref} title={title} className={compactCopyClass} tabIndex={-1} />
          <SavedHeart promptId={ref.id} saved={saved} onChange={setSaved} className={compactIconClass} />
          <RowMenu prompt={ref} title={title} className={compactIconClass} pin={pin.action} tabIndex={-1} />
        </>
      }
    />
  );
}
