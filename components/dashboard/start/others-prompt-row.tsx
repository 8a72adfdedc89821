'use client';

import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { usePin } from '@/components/prompts/actions/use-pin';
import { CompactRow } from '@/components/prompts/row/compact-row';
import { compactCopyClass, compactIconClass } from '@/components/prompts/row/compact-row-layout';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';

/** A prompt of the library or of another person on the start page. */
export function OthersPromptRow({ item }: { item: PromptListItem }) {
  const { ref, title, facts } = item;
  const pin = usePin(ref.id, facts.isPinned === true);
  return (
    <CompactRow
      item={item}
      heading="h3"
      withValues
      actions={
        <>
          <RowCopyButton prompt={ref} title={title} className={compactCopyClass} tabIndex={-1} />
          <RowMenu prompt={ref} title={title} className={compactIconClass} pin={pin.action} tabIndex={-1} />
        </>
      }
    />
  );
}
