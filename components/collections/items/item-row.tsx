'use client';

import { useSortable } from '@dnd-kit/sortable';
import { memo } from 'react';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { Badge } from '@/components/ui/badge';
import { iconButtonClass } from '@/components/ui/button-class';
import { Dotted } from '@/components/ui/dotted';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type CollectionRow, originOf } from '@/lib/collections/collection-row';
import { itemValue } from '@/lib/collections/order';
import { promptPath } from '@/lib/prompts/prompt-ref';

type Props = {
  item: CollectionRow;
  /** Private, in a collection that is not. */
  hiddenFromOthers: boolean;
  problem: ButtonProblem | null;
};

/** A prompt in a collection, which can be dragged by its handle. */
export function ItemRow({ item, hiddenFromOthers, problem }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: item.promptId });
  return (
    <li
      ref={setNodeRef}
      className={`relative grid grid-cols-[auto_minmax(0,1fr)] items-start border-t border-rule py-1.5 motion-reduce:transition-none! md:grid-cols-[auto_minmax(0,1fr)_auto] ${isDragging ? 'z-raised bg-paper-float shadow-float' : ''}`}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={`${iconButtonClass} js-only -ml-3 cursor-grab touch-none text-ink-3 aria-pressed:cursor-grabbing`}
        aria-label={`Reorder: ${item.title}`}
      >
        <Icon name="grip" />
      </button>
      <Content item={item} hiddenFromOthers={hiddenFromOthers} />
      {problem && (
        <div className="col-span-full pb-2">
          <ButtonError {...problem} />
        </div>
      )}
    </li>
  );
}

/** Everything but the handle. Not drawn anew while something is dragged. */
const Content = memo(({ item: row, hiddenFromOthers }: Pick<Props, 'item' | 'hiddenFromOthers'>) => {
  const { title, item: prompt } = row;
  return (
    <>
      <div className="col-start-2 min-w-0 py-2 md:pr-6">
        <h2 className="text-[1.0625rem] leading-[1.3] font-strong tracking-row wrap-anywhere" dir="auto">
          {prompt ? (
            <Link className="no-underline decoration-2 hover:underline" href={promptPath(prompt.ref)}>
              {title}
            </Link>
          ) : (
            <span className="text-ink-3">{title}</span>
          )}
        </h2>
        <div className="-mx-1.25 mt-0.5 overflow-x-clip px-1.25 text-meta text-ink-3">
          <Dotted breaking>
            {prompt?.facts.isPrivate && <Badge outlined>Private</Badge>}
            <bdi>{originOf(row)}</bdi>
            {prompt?.facts.category && <bdi>{prompt.facts.category}</bdi>}
            {hiddenFromOthers && <span>Others do not see it here</span>}
          </Dotted>
        </div>
      </div>
      <div className="-mr-3 flex justify-end max-md:col-start-2">
        {prompt && <RowCopyButton prompt={prompt.ref} title={title} iconClass={iconButtonClass} />}
        <Tool icon="up" name="up" value={row.promptId} label="Move up" title={title} />
        <Tool icon="down" name="down" value={row.promptId} label="Move down" title={title} />
        <Tool icon="close" name="remove" value={itemValue(row)} label="Remove" title={title} />
      </div>
    </>
  );
});

type ToolProps = { icon: 'up' | 'down' | 'close'; name: string; value: string; label: string; title: string };

/** A button of the form that is the list. */
function Tool({ icon, name, value, label, title }: ToolProps) {
  return (
    <button type="submit" className={iconButtonClass} name={name} value={value} aria-label={`${label}: ${title}`} data-tip={label}>
      <Icon name={icon} />
    </button>
  );
}
