import type { ComponentProps } from 'react';
import { DrawnCheckbox } from '@/components/ui/drawn-checkbox';
import { originOf } from '@/lib/collections/collection-row';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';

type Props = {
  item: PromptListItem;
  included: boolean;
  active?: boolean;
} & ComponentProps<'button'>;

const ROW =
  'flex min-h-11 w-full items-center gap-3 border-t border-rule px-1 py-1.5 text-left hover:bg-hover focus-visible:-outline-offset-3';
const ACTIVE_ROW = 'bg-hover shadow-[inset_4px_0_0_var(--color-ink)]';

export function ResultRow({ item, included, active, ...button }: Props) {
  const { ref, title, facts } = item;
  return (
    <button type="submit" name={included ? 'remove' : 'add'} value={ref.id} className={`${ROW} ${active ? ACTIVE_ROW : ''}`} {...button}>
      <DrawnCheckbox isChecked={included} />
      <span className="flex min-w-0 flex-auto flex-wrap items-baseline gap-x-3">
        <span className="text-ui font-semibold wrap-anywhere" dir="auto">
          {title}
        </span>
        <span className="text-meta text-ink-3 wrap-anywhere">
          <bdi>{originOf({ promptId: ref.id, item })}</bdi>
          {facts.category && (
            <>
              {' · '}
              <bdi>{facts.category}</bdi>
            </>
          )}
        </span>
        {included && <span className="text-meta text-ink md:ml-auto">In this collection</span>}
      </span>
    </button>
  );
}
