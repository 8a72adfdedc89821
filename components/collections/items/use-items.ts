'use client';

import { type FormEvent, useOptimistic, useState, useTransition } from 'react';
import { ITEM_MESSAGES } from '@/components/add-to-collection/messages';
import type { ButtonProblem } from '@/components/forms/button-error';
import { sendFields } from '@/components/forms/send-fields';
import { announce } from '@/lib/browser/announce';
import { editItems, moveInCollection } from '@/lib/collections/actions';
import type { CollectionRow } from '@/lib/collections/collection-row';
import { afterOneStep, itemValue, moveAfter } from '@/lib/collections/order';
import type { ActionResult } from '@/lib/forms/form-state';
import { TIMES } from '@/lib/limits';

/** A removed prompt stays in its place for a while: as the offer to undo that, then, if it was taken, as a row until the server has it again. */
type Removed = { item: CollectionRow; at: number; restored: boolean };

/** A row of the list. */
export type ShownItem = { item: CollectionRow; removed: boolean };

const NO_BUTTON = { up: '', down: '', remove: '', restore: '' };

/** What is in a collection, as it looks while changes are on their way to the server. */
export function useItems(collection: string, stored: CollectionRow[]) {
  const [items, move] = useOptimistic(stored, (before, to: { promptId: string; after: string | null }) =>
    moveAfter(before, to.promptId, to.after),
  );
  const [removed, setRemoved] = useState<ReadonlyMap<string, Removed>>(new Map());
  const [problem, setProblem] = useState<(ButtonProblem & { promptId: string }) | null>(null);
  const [, startTransition] = useTransition();

  const shown: ShownItem[] = items
    .filter(({ promptId }) => removed.get(promptId)?.restored !== false)
    .map((item) => ({ item, removed: false }));
  for (const { item, at, restored } of removed.values()) {
    if (!shown.some((row) => row.item.promptId === item.promptId)) shown.splice(at, 0, { item, removed: !restored });
  }

  const change = (promptId: string, isRemoved: Removed | null) => {
    setRemoved((before) => {
      const next = new Map(before);
      next.delete(promptId);
      return isRemoved ? next.set(promptId, isRemoved) : next;
    });
  };

  /** Runs a change of one prompt; a refusal is said at its row. */
  const send = (promptId: string, request: () => Promise<ActionResult>, whenRefused?: () => void) => {
    setProblem(null);
    startTransition(async () => {
      const result = await request();
      if (result.status === 'done') return;
      whenRefused?.();
      startTransition(() => setProblem({ promptId, refusal: result, messages: ITEM_MESSAGES }));
    });
  };

  const moveTo = (promptId: string, after: string | null) =>
    send(promptId, () => {
      move({ promptId, after });
      return sendFields(moveInCollection, { collection, prompt: promptId, after: after ?? '' });
    });

  const step = (promptId: string, direction: 'up' | 'down') => {
    const after = afterOneStep(items, promptId, direction);
    if (after === undefined) return;
    moveTo(promptId, after);
    announce(placeMessage(moveAfter(items, promptId, after), promptId));
  };

  const remove = (item: CollectionRow) => {
    const { promptId, title } = item;
    const entry = { item, at: shown.findIndex((row) => row.item.promptId === promptId), restored: false };
    change(promptId, entry);
    announce(`Removed “${title}”.`);
    send(
      promptId,
      async () => {
        const result = await sendFields(editItems, { collection, ...NO_BUTTON, remove: itemValue(item) });
        setTimeout(() => setRemoved((now) => (now.get(promptId) === entry ? without(now, promptId) : now)), TIMES.undo);
        return result;
      },
      () => change(promptId, null),
    );
  };

  const restore = (item: CollectionRow, list: Element) => {
    const entry = removed.get(item.promptId);
    if (!entry) return;
    change(item.promptId, { ...entry, restored: true });
    announce(`“${item.title}” is back.`);
    requestAnimationFrame(() =>
      list.querySelector<HTMLElement>(`[name=remove][value^="${item.promptId} "]`)?.focus({ preventScroll: true }),
    );
    send(
      item.promptId,
      () => sendFields(editItems, { collection, ...NO_BUTTON, restore: itemValue(item) }),
      () => change(item.promptId, null),
    );
  };

  /** The buttons of the rows, which without JavaScript send the form that they stand in. */
  const onSubmit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const { name, value } = submitter;
    const row = shown.find(({ item }) => item.promptId === value.split(' ')[0]);
    if (!row) return;
    if (name === 'up' || name === 'down') step(value, name);
    else if (name === 'remove') remove(row.item);
    else restore(row.item, event.currentTarget);
  };

  return { items, shown, problem, moveTo, onSubmit };
}

function without<T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> {
  const next = new Map(map);
  next.delete(key);
  return next;
}

/** Where a prompt stands: "Cold email: 2 of 12". */
export function placeMessage(items: CollectionRow[], promptId: string): string {
  const at = items.findIndex((item) => item.promptId === promptId);
  return at < 0 ? '' : `“${items[at]?.title}”: ${at + 1} of ${items.length}`;
}
