import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { ListedItem } from './listed-item';

/** What a screen reader says of the handle of a row. */
export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space or Enter to pick this prompt up, the arrow keys to move it, Space or Enter to put it down, Escape to leave it where it was.',
};

/** What a screen reader says while a prompt is moved. */
export function announcementsFor(items: ListedItem[]): Announcements {
  const titleOf = (id: UniqueIdentifier) => `“${items.find(({ promptId }) => promptId === id)?.title}”`;
  const placeOf = (id: UniqueIdentifier) => `${items.findIndex(({ promptId }) => promptId === id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${titleOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${titleOf(active.id)}: ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `Put down ${titleOf(active.id)}${over ? `: ${placeOf(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was: ${placeOf(active.id)}.`,
  };
}
