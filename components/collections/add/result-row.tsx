import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Tick } from '@/components/ui/tick';
import { originOf } from '@/lib/collections/collection-row';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';

type Props = {
  item: PromptListItem;
  included: boolean;
  active?: boolean;
} & ComponentProps<'button'>;

const ROW =
  'flex min-h-11 w-full items-center gap-3 border-t border-rule px-1 py-1.5 text-left hover:bg-hover focus-visible:-outline-offset-3';
const ACTIVE = 'bg-hover shadow-[inset_4px_0_0_var(--color-ink)]';

/** A prompt that was found, as a button that adds it to the collection or removes it. */
export function ResultRow({ item, included, active, ...button }: Props) {
  const { ref, title, facts } = item;
  return (
    <button type="submit" name={included ? 'remove' : 'add'} value={ref.id} className={`${ROW} ${active ? ACTIVE : ''}`} {...button}>
      <Tick on={included} />
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

type BarProps = { message: ReactNode; items: PromptListItem[]; includedIds: ReadonlySet<string>; children?: ReactNode };

/** The line above the found prompts: how many, and a button that adds all. */
export function ResultBar({ message, items, includedIds, children }: BarProps) {
  const others = items.flatMap(({ ref }) => (includedIds.has(ref.id) ? [] : ref.id));
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5 text-meta text-ink-2">
      <p className="num" role="status">
        {message}
      </p>
      <div className="flex gap-2">
        {others.length > 1 && (
          <button type="submit" className={buttonClass({ size: 'small' })} name="add" value={others.join(' ')}>
            Add all {others.length}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
