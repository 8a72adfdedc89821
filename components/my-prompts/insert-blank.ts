import { freeName } from '@/lib/prompts/free-name';
import { type NearBlank, turnNearBlank } from '@/lib/prompts/near-blanks';

export type InsertedBlank = 'blank' | 'optional' | 'choices';

/** The text of a new blank, with the selected text in it. */
const WRITTEN: Record<InsertedBlank, (name: string, selected: string) => string> = {
  blank: (name, selected) => (selected ? `[${name}|${selected}]` : `[${name}]`),
  optional: (name, selected) => (/…|\.\.\./.test(selected) ? `[${name}?${selected}]` : `[${name}? ${selected || 'with'} …]`),
  choices: (name, selected) => `[${name}|${selected || 'first'}|second]`,
};

/** Inserts a blank at the caret and selects its name. Selected text becomes its default, or its words. */
export function insertBlank(field: HTMLTextAreaElement, kind: InsertedBlank = 'blank'): void {
  const { selectionStart: start, selectionEnd: end } = field;
  const selected = field.value.slice(start, end);
  const usable = /[[\]|]/.test(selected) ? '' : selected;
  const name = freeName(field.value, 'BLANK');
  const text = WRITTEN[kind](name, usable);
  const at = usable ? start : end;
  replaceText(field, at, end, text);
  field.setSelectionRange(at + 1, at + 1 + name.length);
}

/** Replaces all occurrences of a near blank by the blank that is meant, as one step of undo. The caret stays in its place. */
export function replaceNearBlank(field: HTMLTextAreaElement, near: NearBlank): void {
  const turned = turnNearBlank(field.value, near);
  if (!turned) return;
  const { selectionEnd: caret, value } = field;
  const { start, end, text } = turned;
  replaceText(field, start, end, text);
  const grown = turnedLength(value, near, caret);
  field.setSelectionRange(grown, grown);
}

/** The position of the caret after the text before it was changed. */
function turnedLength(value: string, near: NearBlank, caret: number): number {
  const before = value.slice(0, caret);
  const turned = turnNearBlank(before, near);
  return turned ? turned.start + turned.text.length + before.length - turned.end : caret;
}

function replaceText(field: HTMLTextAreaElement, start: number, end: number, text: string): void {
  if (field.readOnly) return;
  field.focus();
  field.setSelectionRange(start, end);
  // execCommand is deprecated, but the only way to keep undo; it also fires an input event.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, start, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
