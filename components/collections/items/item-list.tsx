'use client';

import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { ITEM_MESSAGES } from '@/components/add-to-collection/messages';
import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { editItems } from '@/lib/collections/actions';
import type { CollectionRow } from '@/lib/collections/collection-row';
import { announcementsFor, INSTRUCTIONS } from './drag-announcements';
import { ItemRow } from './item-row';
import { RemovedRow } from './removed-row';
import { UndoNotice } from './undo-notice';
import { useItems } from './use-items';

type Props = { collectionId: string; items: CollectionRow[]; isPublic: boolean };

/**
 * What is in a collection, to be put in order: by dragging, with the keyboard (both by @dnd-kit), and by buttons, which also work without
 * JavaScript. The buttons of all rows are one form.
 */
export function ItemList({ collectionId, items: stored, isPublic }: Props) {
  const { items, shown, problem, moveTo, onSubmit } = useItems(collectionId, stored);
  const unmoved = useRef(true);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const drop = ({ active, over }: DragEndEvent) => {
    const from = items.findIndex(({ promptId }) => promptId === active.id);
    const to = items.findIndex(({ promptId }) => promptId === over?.id);
    if (from < 0 || to < 0 || from === to) return;
    moveTo(String(active.id), items[to > from ? to : to - 1]?.promptId ?? null);
  };

  return (
    <div onSubmitCapture={onSubmit}>
      <ActionForm action={editItems} className="grid">
        <input type="hidden" name="collection" value={collectionId} />
        <FormNotice messages={ITEM_MESSAGES} />
        <UndoNotice />
        <DndContext
          id={collectionId}
          sensors={sensors}
          collisionDetection={closestCenter}
          modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
          accessibility={{ announcements: announcementsFor(items, unmoved), screenReaderInstructions: INSTRUCTIONS }}
          onDragEnd={drop}
        >
          <SortableContext items={items.map(({ promptId }) => promptId)} strategy={verticalListSortingStrategy}>
            <ol>
              {shown.map(({ item, removed }) =>
                removed ? (
                  <RemovedRow key={item.promptId} item={item} />
                ) : (
                  <ItemRow
                    key={item.promptId}
                    item={item}
                    hiddenFromOthers={isPublic && item.item?.facts.isPrivate === true}
                    problem={problem?.promptId === item.promptId ? problem : null}
                  />
                ),
              )}
            </ol>
          </SortableContext>
        </DndContext>
      </ActionForm>
    </div>
  );
}
