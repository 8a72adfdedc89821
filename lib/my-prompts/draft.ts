import { keysOf, readEntry, removeEntries, type Store, writeEntry } from '../browser/browser-store';
import { LIMITS } from '../limits';
import { firstCharacters } from '../text/characters';
import { isRecord, parseRecord } from '../text/record';
import { isUuid } from '../text/uuid';
import { EMPTY_PROMPT_FORM, PROMPT_FIELDS, type PromptField, type PromptFormValues } from './prompt-fields';

/**
 * The state that a draft started from. `base`: version of the edited prompt; for a new prompt the id of its author, or empty if unknown. `from`:
 * texts of the edited version, which drafts of new prompts and drafts of older releases lack.
 */
export type DraftStart = { base: string; from?: PromptFormValues };

/** Texts of a prompt form that was not sent. `account`: e-mail of its author, or null if nobody was signed in. */
export type Draft = DraftStart & { account: string | null; texts: PromptFormValues };

/**
 * A draft and the id of the prompt that it edits. The id is undefined for a new prompt, and `new-…` for one that was moved because another form had
 * begun a new prompt, too.
 */
export type StoredDraft = { promptId: string | undefined; draft: Draft };

/** Key of the draft of a new prompt. The key of any other draft adds the id of StoredDraft. */
const KEY = 'gp-draft';
const keyOf = (promptId: string | undefined) => (promptId ? `${KEY}:${promptId}` : KEY);

const NEW_ID = /^new-\d{1,20}$/;

export const isOfNewPrompt = (id: string | undefined): id is `new-${string}` | undefined => id === undefined || NEW_ID.test(id);

/** True from signing out until a form reads its draft, so that a form that is still open does not store its draft again. */
let hasEnded = false;

/** Reads the draft of an edit, or without `promptId` of a new prompt. After signing out, lets drafts be stored again. */
export function readDraft(store: Store | null, promptId?: string): Draft | null {
  hasEnded = false;
  return storedDraft(store, promptId);
}

function storedDraft(store: Store | null, promptId: string | undefined): Draft | null {
  const stored = parseRecord(readEntry(store, keyOf(promptId)));
  const { base, account, from } = stored;
  if (typeof base !== 'string') return null;
  return {
    base,
    account: typeof account === 'string' ? account : null,
    texts: textsIn(stored),
    ...(isRecord(from) && { from: textsIn(from) }),
  };
}

function textsIn(stored: Record<string, unknown>): PromptFormValues {
  const texts = { ...EMPTY_PROMPT_FORM };
  for (const name of PROMPT_FIELDS) texts[name] = String(stored[name] ?? '');
  return texts;
}

/** Drafts of an account by title: those of new prompts first. */
export function draftsOf(store: Store | null, account: string): StoredDraft[] {
  return [undefined, ...storedIds(store)]
    .flatMap((promptId) => {
      const draft = storedDraft(store, promptId);
      return draft?.account === account ? { promptId, draft } : [];
    })
    .sort(
      (a, b) =>
        Number(!isOfNewPrompt(a.promptId)) - Number(!isOfNewPrompt(b.promptId)) ||
        draftTitle(a.draft).localeCompare(draftTitle(b.draft), 'en'),
    );
}

/** Ids in the keys of drafts, without malformed ones, because an id becomes part of a URL. */
const storedIds = (store: Store | null): string[] =>
  keysOf(store)
    .map((key) => (key.startsWith(`${KEY}:`) ? key.slice(KEY.length + 1) : ''))
    .filter((id) => isUuid(id) || NEW_ID.test(id));

export function draftTitle({ texts: { title, content } }: Draft): string {
  return title.trim() || firstCharacters(content.trim().replace(/\s+/g, ' '), LIMITS.title.max) || 'Untitled';
}

export function writeDraft(store: Store | null, { texts, ...draft }: Draft, promptId?: string): void {
  if (!hasEnded) writeEntry(store, keyOf(promptId), JSON.stringify({ ...draft, ...texts }));
}

/**
 * Stores the draft of a new prompt. `last`: the texts that its form read or stored last. A stored draft with other texts is from another form, and is
 * moved to an id of its own, unless another account wrote it.
 */
export function writeNewDraft(store: Store | null, draft: Draft, last: PromptFormValues | null): void {
  const stored = storedDraft(store, undefined);
  if (stored && !isOfAnother(stored, draft.base, draft.account) && !(last && isSameText(stored.texts, last))) {
    const id = `new-${Date.now()}`;
    writeDraft(store, { ...stored, account: draft.account }, id);
    // The browser refused the move, so the stored draft stays, and the new texts are only in their form.
    if (!storedDraft(store, id)) return;
    // The other form has moved the draft with the `last` texts, which the new texts replace.
    removeDraftOf(last, store);
  }
  writeDraft(store, draft);
}

/** Exchanges a draft of a new prompt that was moved with the one that Create would open. */
export function openNewDraft(store: Store | null, id: string | undefined): void {
  const [draft, other] = [storedDraft(store, id), storedDraft(store, undefined)];
  if (!draft || !id || !isOfNewPrompt(id)) return;
  // In this order the drafts never take more room than before.
  removeDraft(store, id);
  writeDraft(store, draft);
  if (other) writeDraft(store, other, id);
}

/**
 * The start of a draft whose prompt has another version by now; null if the prompt has not, or has the texts of `from`, or is new. `current`:
 * version of the prompt, with the texts `initial`, or for a new prompt the id of its author.
 */
export function olderStart({ base, from }: Draft, current: string, initial: PromptFormValues): DraftStart | null {
  if (!base || base === current || (from && isSameText(from, initial))) return null;
  return { base, ...(from && { from }) };
}

/** True for a draft of a new prompt that another account wrote in this browser. */
export const isOfAnother = (draft: Draft, userId: string, account: string | null): boolean =>
  draft.base ? draft.base !== userId : draft.account !== null && draft.account !== account;

/**
 * Adds a text to the draft of a new prompt, or replaces the draft of another account by it. A draft without an account belongs to whoever signs in
 * next. False if the browser refused.
 */
export function addToDraft(store: Store | null, account: string | null, text: string): boolean {
  const before = readDraft(store);
  const isOthers = before?.account && account && before.account !== account;
  const draft = before && !isOthers ? before : { base: '', account, texts: EMPTY_PROMPT_FORM };
  const content = [draft.texts.content, text].filter(Boolean).join('\n\n');
  writeDraft(store, { ...draft, account: draft.base ? draft.account : (account ?? draft.account), texts: { ...draft.texts, content } });
  return storedDraft(store, undefined)?.texts.content === content;
}

/**
 * Merges the texts of a draft with those that were typed into a form that began with `initial`. A content that was changed in both has both, unless
 * one begins with the other.
 */
export function withTyped(draft: PromptFormValues, typed: PromptFormValues, initial: PromptFormValues): PromptFormValues {
  const isChanged = (texts: PromptFormValues, name: PromptField) => texts[name].trim() !== initial[name].trim();
  const texts = { ...draft };
  for (const name of PROMPT_FIELDS) if (isChanged(typed, name)) texts[name] = typed[name];
  if (isChanged(typed, 'content') && isChanged(draft, 'content') && !typed.content.startsWith(draft.content))
    texts.content = draft.content.startsWith(typed.content) ? draft.content : `${draft.content}\n\n${typed.content}`;
  return texts;
}

/** Turns the draft of an edit into the draft of a new prompt, which Create opens. False, with nothing removed, if the browser refused. */
export function moveToNewPrompt(store: Store | null, { promptId, draft: { account, texts } }: StoredDraft): boolean {
  const before = readDraft(store);
  writeNewDraft(store, { base: before?.account === account ? before.base : '', account, texts }, null);
  const after = readDraft(store);
  if (!after || !isSameText(after.texts, texts)) return false;
  removeDraft(store, promptId);
  return true;
}

export function removeDraft(store: Store | null, promptId?: string): void {
  writeEntry(store, keyOf(promptId), null);
}

/** Removes the draft of a form, even if another form has moved it, but not if it has other texts than those that the form stored last. */
export function removeDraftOf(texts: PromptFormValues | null, store: Store | null, promptId?: string): void {
  for (const id of promptId ? [promptId] : [undefined, ...storedIds(store).filter(isOfNewPrompt)]) {
    const stored = storedDraft(store, id);
    if (texts && stored && isSameText(stored.texts, texts)) removeDraft(store, id);
  }
}

/** Removes all drafts at sign-out, and stores none until a form reads its draft again. */
export function endDrafts(store: Store | null): void {
  hasEnded = true;
  removeEntries(store, (key) => key === KEY || key.startsWith(`${KEY}:`));
}

export function isSameText(one: PromptFormValues, other: PromptFormValues): boolean {
  return PROMPT_FIELDS.every((name) => one[name].trim() === other[name].trim());
}
