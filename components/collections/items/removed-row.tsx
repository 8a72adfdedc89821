'use client';

import { useLayoutEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { CollectionRow } from '@/lib/collections/collection-row';
import { itemValue } from '@/lib/collections/order';
import { removedRowId } from './use-items';

/** In the place of a prompt that was just removed. */
export function RemovedRow({ item }: { item: CollectionRow }) {
  const row = useRef<HTMLLIElement>(null);
  const undo = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const place = row.current;
    (undo.current ?? place)?.focus({ preventScroll: true });
    // Once the time for that is over, the focus goes to a neighbour.
    return () => {
      const next = place?.nextElementSibling ?? place?.previousElementSibling;
      if (place?.contains(document.activeElement)) next?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <li
      ref={row}
      id={removedRowId(item.promptId)}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule py-2.5 text-ui text-ink-3"
    >
      <span className="wrap-anywhere">
        Removed “<bdi>{item.title}</bdi>”.
      </span>
      {/* What is gone cannot be put into a collection. */}
      {item.item && (
        <button ref={undo} type="submit" className={buttonClass({ size: 'small' })} name="restore" value={itemValue(item)}>
          Undo
        </button>
      )}
    </li>
  );
}
