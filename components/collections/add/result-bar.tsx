import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';

type Props = { message: ReactNode; items: PromptListItem[]; includedIds: ReadonlySet<string>; children?: ReactNode };

export function ResultBar({ message, items, includedIds, children }: Props) {
  const idsToAdd = items.flatMap(({ ref }) => (includedIds.has(ref.id) ? [] : ref.id));
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5 text-meta text-ink-2">
      <p className="num" role="status">
        {message}
      </p>
      <div className="flex gap-2">
        {idsToAdd.length > 1 && (
          <button type="submit" className={buttonClass({ size: 'small' })} name="add" value={idsToAdd.join(' ')}>
            Add all {idsToAdd.length}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
