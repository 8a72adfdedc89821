/** Inserts [BLANK] at the caret with its name selected, so that typing names it. Selected text becomes the default. */
export function insertBlank(field: HTMLTextAreaElement): void {
  const { selectionStart: start, selectionEnd: end } = field;
  const selected = field.value.slice(start, end);
  const text = selected && !/[[\]]/.test(selected) ? `[BLANK|${selected}]` : '[BLANK]';
  const at = text === '[BLANK]' ? end : start;
  field.focus();
  field.setSelectionRange(at, end);
  // execCommand is deprecated, but the only way to keep undo; it also fires an input event.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, at, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(at + 1, at + 1 + 'BLANK'.length);
}
