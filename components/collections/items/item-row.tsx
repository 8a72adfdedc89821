import { useSortable } from '@dnd-kit/sortable';
import { memo } from 'react';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { CompactRowLayout, compactCopyClass, compactIconClass, Fact } from '@/components/prompts/row/compact-row-layout';
import { StoredValues } from '@/components/prompts/row/stored-values';
import type { ItemAction } from '@/components/ui/action-button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyComponent } from '@/components/ui/lazy-component';
import { MoreButton } from '@/components/ui/menu-button';
import { type CollectionRow, originOf } from '@/lib/collections/collection-row';
import { itemValue, type Move } from '@/lib/collections/order';
import { menuButtonId } from './use-items';

const ItemMenu = lazyComponent(() => import('./item-menu').then((module) => module.ItemMenu));

type Props = {
  row: CollectionRow;
  isFirst: boolean;
  isLast: boolean;
  hiddenFromOthers: boolean;
  problem: ButtonProblem | null;
  onMove: (promptId: string, move: Move) => void;
  onRemove: (row: CollectionRow) => void;
};

export function ItemRow(props: Props) {
  const { row } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: row.promptId });
  return (
    <li
      ref={setNodeRef}
      className={`relative grid grid-cols-[auto_minmax(0,1fr)] motion-reduce:transition-none! ${isDragging ? 'z-raised bg-paper-float shadow-float' : ''}`}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <div className="flex items-start border-t border-rule max-xl:pt-1 xl:items-center">
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          className={`${compactIconClass} js-only -ml-2 cursor-grab touch-none text-ink-3 aria-pressed:cursor-grabbing touch:-ml-3`}
          aria-label={`Reorder: ${row.title}`}
        >
          <Icon name="grip" />
        </button>
      </div>
      <RowContent {...props} />
    </li>
  );
}

/** All of a row but its handle. Memoized, because a drag renders ItemRow again and again. */
const RowContent = memo(({ row, isFirst, isLast, hiddenFromOthers, problem, onMove, onRemove }: Props) => {
  const { promptId, title, item: prompt } = row;
  const moves = (
    [
      { id: 'top', label: 'Move to top', when: !isFirst },
      { id: 'up', label: 'Move up', icon: 'up', when: !isFirst },
      { id: 'down', label: 'Move down', icon: 'down', when: !isLast },
      { id: 'bottom', label: 'Move to bottom', when: !isLast },
    ] as const
  ).map((action) => ({ ...action, run: () => onMove(promptId, action.id) }));
  return (
    <CompactRowLayout
      item={prompt}
      inSheet={false}
      facts={
        <>
          <Fact>
            <bdi>{originOf(row)}</bdi>
          </Fact>
          {prompt?.facts.category && (
            <Fact>
              <bdi>{prompt.facts.category}</bdi>
            </Fact>
          )}
          {prompt?.facts.isPrivate && <Fact>{hiddenFromOthers ? 'Private: others cannot see it here' : 'Private'}</Fact>}
          {prompt && <StoredValues storageId={prompt.storageId} />}
        </>
      }
      actions={
        <>
          {prompt && <RowCopyButton prompt={prompt.ref} title={title} className={compactCopyClass} tabIndex={-1} />}
          <MoreButton
            id={menuButtonId(promptId)}
            className={compactIconClass}
            tabIndex={-1}
            title={title}
            menu={(state) => <ItemMenu {...state} row={row} moves={moves} onRemove={() => onRemove(row)} />}
          />
        </>
      }
    >
      <noscript className="relative z-raised col-span-full">
        <ItemButtons row={row} moves={moves} />
      </noscript>
      {problem && (
        <div className="relative z-raised col-span-full pb-2">
          <ButtonError {...problem} />
        </div>
      )}
    </CompactRowLayout>
  );
});

const BUTTON = buttonClass({ variant: 'quiet', size: 'small' });

function ItemButtons({ row, moves }: { row: CollectionRow; moves: ItemAction[] }) {
  const { promptId, title } = row;
  return (
    <span className="-mx-2.5 flex flex-wrap pb-1">
      {moves
        .filter(({ when }) => when)
        .map(({ id, label }) => (
          <button key={id} type="submit" className={BUTTON} name={id} value={promptId} aria-label={`${label}: ${title}`}>
            {label}
          </button>
        ))}
      <button type="submit" className={BUTTON} name="remove" value={itemValue(row)} aria-label={`Remove: ${title}`}>
        Remove
      </button>
    </span>
  );
}
