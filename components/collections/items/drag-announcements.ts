import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { RefObject } from 'react';
import type { CollectionRow } from '@/lib/collections/collection-row';

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space or Enter to pick this prompt up, the arrow keys to move it, Space or Enter to put it down, Escape to leave it where it was.',
};

/** For screen readers while a prompt is dragged. `unmoved`: @dnd-kit reports it over its own place at first, which is not announced. */
export function announcementsFor(items: CollectionRow[], unmoved: RefObject<boolean>): Announcements {
  const titleOf = (id: UniqueIdentifier) => `“${items.find(({ promptId }) => promptId === id)?.title}”`;
  const placeOf = (id: UniqueIdentifier) => `${items.findIndex(({ promptId }) => promptId === id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => {
      unmoved.current = true;
      return `Picked up ${titleOf(active.id)}, ${placeOf(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || (unmoved.current && over.id === active.id)) return undefined;
      unmoved.current = false;
      return `${titleOf(active.id)}: ${placeOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) => `Put down ${titleOf(active.id)}${over ? `: ${placeOf(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was: ${placeOf(active.id)}.`,
  };
}
