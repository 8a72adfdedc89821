import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type FormEvent, type RefObject, useRef } from 'react';
import { ITEM_MESSAGES } from '@/components/add-to-collection/collection-messages';
import { ActionForm, useForm } from '@/components/forms/action-form';
import { ButtonError } from '@/components/forms/button-error';
import { buttonClass } from '@/components/ui/button-class';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { Note } from '@/components/ui/notice';
import { UndoRow } from '@/components/ui/undo-row';
import { submitItemButton } from '@/lib/collections/actions';
import type { CollectionRow } from '@/lib/collections/collection-row';
import { itemValue } from '@/lib/collections/order';
import { ItemRow } from './item-row';
import { removedRowId, type useItems } from './use-items';

const INSTRUCTIONS = {
  draggable:
    'Press Space or Enter to pick this prompt up, the arrow keys to move it, Space or Enter to put it down, Escape to leave it where it was.',
};

type Props = { collectionId: string; list: ReturnType<typeof useItems>; isPublic: boolean };

/** The prompts of a collection, put in order by dragging or by keyboard (@dnd-kit), and by their menus or, without JavaScript, by buttons. */
export function ItemList({ collectionId, list: { rows, shown, problem, moveTo, actions, restore }, isPublic }: Props) {
  const unmoved = useRef(true);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const drop = ({ active, over }: DragEndEvent) => {
    const from = rows.findIndex(({ promptId }) => promptId === active.id);
    const to = rows.findIndex(({ promptId }) => promptId === over?.id);
    if (from < 0 || to < 0 || from === to) return;
    moveTo(String(active.id), rows[to > from ? to : to - 1]?.promptId ?? null);
  };

  /** Handles the buttons Undo, which without JavaScript send the form around them. */
  const submit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // For React the form of a dialog that a row has opened is inside of this list, too.
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'restore') return;
    event.preventDefault();
    const found = shown.find(({ row }) => row.promptId === submitter.value.split(' ')[0]);
    if (found) restore(found.row);
  };

  return (
    <div onSubmitCapture={submit}>
      <ActionForm action={submitItemButton} fields={{ collection: collectionId }} messages={ITEM_MESSAGES} className="grid">
        <UndoNotice />
        <DndContext
          id={collectionId}
          sensors={sensors}
          collisionDetection={closestCenter}
          modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
          accessibility={{ announcements: announcementsFor(rows, unmoved), screenReaderInstructions: INSTRUCTIONS }}
          onDragEnd={drop}
        >
          <SortableContext items={rows.map(({ promptId }) => promptId)} strategy={verticalListSortingStrategy}>
            <ol>
              {shown.map(({ row, removed }, index) =>
                removed ? (
                  <UndoRow
                    key={row.promptId}
                    id={removedRowId(row.promptId)}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule py-2.5 text-ui text-ink-3"
                    // A prompt that is gone cannot be added again.
                    undo={row.item && { type: 'submit', name: 'restore', value: itemValue(row), className: buttonClass({ size: 'small' }) }}
                  >
                    <span className="wrap-anywhere">
                      Removed “<bdi>{row.title}</bdi>”.
                    </span>
                    {problem?.promptId === row.promptId && <ButtonError {...problem} />}
                  </UndoRow>
                ) : (
                  <ItemRow
                    key={row.promptId}
                    row={row}
                    hiddenFromOthers={isPublic && row.item?.facts.isPrivate === true}
                    problem={problem?.promptId === row.promptId ? problem : null}
                    isFirst={index === 0}
                    isLast={index === shown.length - 1}
                    {...actions}
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

/** Offers Undo without JavaScript, where the page comes back without the row. */
function UndoNotice() {
  const { state } = useForm();
  const removed = state.status === 'done' ? state.values?.remove : undefined;
  if (!removed) return null;
  return (
    <NoScriptFallback>
      <Note className="my-3 flex flex-wrap items-center justify-between gap-2">
        Removed from this collection.
        <button type="submit" className={buttonClass({ size: 'small' })} name="restore" value={removed}>
          Undo
        </button>
      </Note>
    </NoScriptFallback>
  );
}

/** Announcements to screen readers during a drag. At first @dnd-kit reports the prompt over its own place: while `unmoved`, that is not announced. */
function announcementsFor(rows: CollectionRow[], unmoved: RefObject<boolean>): Announcements {
  const titleOf = (id: UniqueIdentifier) => `“${rows.find(({ promptId }) => promptId === id)?.title}”`;
  const placeOf = (id: UniqueIdentifier) => rows.findIndex(({ promptId }) => promptId === id) + 1;
  const all = rows.length;
  return {
    onDragStart: ({ active }) => {
      unmoved.current = true;
      return `Picked up ${titleOf(active.id)}, ${placeOf(active.id)} of ${all}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || (unmoved.current && over.id === active.id)) return undefined;
      unmoved.current = false;
      return `${titleOf(active.id)}: ${placeOf(over.id)} of ${all}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `Put down ${titleOf(active.id)}: ${placeOf(over.id)} of ${all}.` : `Put down ${titleOf(active.id)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was: ${placeOf(active.id)} of ${all}.`,
  };
}
