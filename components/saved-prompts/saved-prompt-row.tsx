'use client';

import type { ReactNode } from 'react';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { usePin } from '@/components/prompts/actions/use-pin';
import { CompactRow } from '@/components/prompts/row/compact-row';
import { compactCopyClass, compactIconClass } from '@/components/prompts/row/compact-row-class';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { SavedHeart } from './saved-heart';

type Props = {
  item: PromptListItem;
  /** The collections that hold it. */
  collections?: ReactNode;
};

/** A prompt that was saved, with its actions. */
export function SavedPromptRow({ item, collections }: Props) {
  const { ref, title, facts } = item;
  const pin = usePin(ref.id, facts.isPinned === true);
  return (
    <CompactRow
      item={{ ...item, facts: { ...facts, isPinned: pin.pinned } }}
      collections={collections}
      actions={
        <>
          <RowCopyButton prompt={ref} title={title} className={compactCopyClass} tabIndex={-1} />
          <SavedHeart promptId={ref.id} className={compactIconClass} />
          <RowMenu prompt={ref} title={title} className={compactIconClass} pin={pin} tabIndex={-1} />
        </>
      }
    />
  );
}
