import { buttonClass } from '@/components/ui/button-class';
import type { CollectionRow } from '@/lib/collections/collection-row';
import { itemValue, type Move } from '@/lib/collections/order';

const BUTTON = buttonClass({ variant: 'quiet', size: 'small' });

const LABELS: Record<Move, string> = { top: 'Move to top', up: 'Move up', down: 'Move down', bottom: 'Move to bottom' };

/** The choices of a row without JavaScript: buttons of the form that is the list. */
export function ItemForm({ row, isFirst, isLast }: { row: CollectionRow; isFirst: boolean; isLast: boolean }) {
  const { promptId, title } = row;
  const moves: Move[] = [...(isFirst ? [] : (['top', 'up'] as const)), ...(isLast ? [] : (['down', 'bottom'] as const))];
  return (
    <span className="-mx-2.5 flex flex-wrap pb-1">
      {moves.map((move) => (
        <button key={move} type="submit" className={BUTTON} name={move} value={promptId} aria-label={`${LABELS[move]}: ${title}`}>
          {LABELS[move]}
        </button>
      ))}
      <button type="submit" className={BUTTON} name="remove" value={itemValue(row)} aria-label={`Remove: ${title}`}>
        Remove
      </button>
    </span>
  );
}
