import { useOptimistic, useRef, useState, useTransition } from 'react';
import { ITEM_MESSAGES } from '@/components/add-to-collection/collection-messages';
import type { ButtonProblem } from '@/components/forms/button-error';
import { sendFields } from '@/components/forms/send-fields';
import { announce } from '@/lib/browser/announce';
import { batchCalls } from '@/lib/browser/batch-calls';
import { afterUndoTime } from '@/lib/browser/undo-time';
import { addAndRemoveItems, moveInCollection, submitItemButton } from '@/lib/collections/actions';
import { type CollectionRow, changedRows } from '@/lib/collections/collection-row';
import { afterMove, itemValue, type Move, moveAfter } from '@/lib/collections/order';
import type { ActionResult } from '@/lib/forms/form-state';
import { COUNTS } from '@/lib/limits';
import { type Retained, type RetainedRows, withRetainedRows } from '@/lib/lists/retained-rows';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';

/** A row, or in its place the offer to undo its removal. */
type ShownRow = { row: CollectionRow; removed: boolean };

/** The maximum number of choices in one request. Each may be of all prompts that a search has found. */
const CHOICES_AT_ONCE = COUNTS.itemsAtOnce / COUNTS.promptsToAdd;

/** The fields of submitItemButton, one for each button of a row. Only that of the pressed button has a value. */
const NO_BUTTON = { top: '', up: '', down: '', bottom: '', remove: '', restore: '' };

/** The prompts of a collection as they look while changes are on their way to the server. */
export function useItems(collection: string, stored: CollectionRow[]) {
  const [rows, change] = useOptimistic(stored, changedRows);
  const [retained, setRetained] = useState<RetainedRows<ShownRow>>(new Map());
  const [problem, setProblem] = useState<(ButtonProblem & { promptId: string }) | null>(null);
  const [choiceProblem, setChoiceProblem] = useState<ButtonProblem | null>(null);
  const [sendChoice] = useState(() => batchCalls((choices: Choice[]) => sendChoices(collection, choices), CHOICES_AT_ONCE));
  const [, startTransition] = useTransition();

  const shown = withRetainedRows<ShownRow>(
    rows.map((row) => ({ row, removed: false })),
    ({ row }) => row.promptId,
    retained,
  );

  const retain = (promptId: string, entry: Retained<ShownRow>) => setRetained((before) => new Map(before).set(promptId, entry));

  const release = (...promptIds: string[]) => setRetained((before) => new Map([...before].filter(([id]) => !promptIds.includes(id))));

  const send = (promptId: string, request: () => Promise<ActionResult>, onAnswer?: (isDone: boolean) => void) => {
    setProblem(null);
    startTransition(async () => {
      const result = await request();
      startTransition(() => {
        onAnswer?.(result.status === 'done');
        if (result.status === 'refused') setProblem({ promptId, refusal: result, messages: ITEM_MESSAGES });
      });
    });
  };

  const moveTo = (promptId: string, after: string | null) =>
    send(promptId, () => {
      change({ move: promptId, after });
      return sendFields(moveInCollection, { collection, prompt: promptId, after: after ?? '' });
    });

  const moveByButton = (promptId: string, move: Move) => {
    const after = afterMove(rows, promptId, move);
    if (after === undefined) return;
    moveTo(promptId, after);
    announce(placeMessage(moveAfter(rows, promptId, after), promptId));
    // After a move to an end of the list the focus stays where it was, at the prompt that is in this place now.
    const at = rows.findIndex((row) => row.promptId === promptId);
    const inPlace = { top: rows[at - 1], bottom: rows[at + 1], up: undefined, down: undefined }[move];
    focusMenu(inPlace?.promptId ?? promptId);
  };

  const remove = (row: CollectionRow) => {
    const { promptId, title } = row;
    const entry = { row: { row, removed: true }, index: shown.findIndex((other) => other.row.promptId === promptId) };
    retain(promptId, entry);
    announce(`Removed “${title}”.`);
    const request = () => sendFields(submitItemButton, { collection, ...NO_BUTTON, remove: itemValue(row) });
    send(promptId, request, (isDone) => {
      if (!isDone) return release(promptId);
      afterUndoTime(
        () => document.getElementById(removedRowId(promptId)),
        () => setRetained((now) => new Map([...now].filter(([, other]) => other !== entry))),
      );
    });
  };

  /** Shows the row in its place again, until the server has it there. */
  const restore = (row: CollectionRow) => {
    const { promptId, title } = row;
    const entry = retained.get(promptId);
    if (!entry) return;
    retain(promptId, { ...entry, row: { row, removed: false } });
    focusMenu(promptId);
    const request = () => sendFields(submitItemButton, { collection, ...NO_BUTTON, restore: itemValue(row) });
    send(promptId, request, (isDone) => {
      if (!isDone) return retain(promptId, entry);
      release(promptId);
      announce(`“${title}” is back.`);
    });
  };

  /** Adds prompts, or removes them without an offer to undo that: the search that chose them can choose them again. */
  const choose = (prompts: PromptListItem[], included: boolean) => {
    const ids = prompts.map(({ ref }) => ref.id);
    setChoiceProblem(null);
    release(...ids);
    announce(choiceMessage(prompts, included));
    startTransition(async () => {
      change(included ? { add: prompts } : { remove: ids });
      const result = await sendChoice({ ids, included });
      if (result.status === 'refused') startTransition(() => setChoiceProblem({ refusal: result, messages: ITEM_MESSAGES }));
    });
  };

  // Functions that never change, so that unchanged rows are not rendered again.
  const latest = useRef({ moveByButton, remove });
  latest.current = { moveByButton, remove };
  const [actions] = useState(() => ({
    onMove: (promptId: string, move: Move) => latest.current.moveByButton(promptId, move),
    onRemove: (row: CollectionRow) => latest.current.remove(row),
  }));

  return { rows, shown, problem, choiceProblem, moveTo, actions, restore, choose };
}

export const menuButtonId = (promptId: string) => `more-${promptId}`;

export const removedRowId = (promptId: string) => `removed-${promptId}`;

/** Focuses the button of a row's menu after two frames, when the list has been drawn with its changes. */
function focusMenu(promptId: string) {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(menuButtonId(promptId))?.focus({ preventScroll: true })));
}

type Choice = { ids: string[]; included: boolean };

/** Sends several choices in one request; of two about one prompt the last counts. */
function sendChoices(collection: string, choices: Choice[]): Promise<ActionResult> {
  const last = new Map(choices.flatMap(({ ids, included }) => ids.map((id) => [id, included] as const)));
  const idsOf = (wanted: boolean) => [...last].flatMap(([id, included]) => (included === wanted ? id : [])).join(' ');
  return sendFields(addAndRemoveItems, { collection, add: idsOf(true), remove: idsOf(false) });
}

function placeMessage(rows: CollectionRow[], promptId: string): string {
  const at = rows.findIndex((row) => row.promptId === promptId);
  return `“${rows[at]?.title}”: ${at + 1} of ${rows.length}`;
}

function choiceMessage([first, ...others]: PromptListItem[], included: boolean): string {
  if (others.length === 0) return included ? `Added “${first?.title}”.` : `Removed “${first?.title}”.`;
  const count = others.length + 1;
  return included ? `Added ${count} prompts.` : `Removed ${count} prompts.`;
}
