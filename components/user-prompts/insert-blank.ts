/** Writes [BLANK] where the caret is, its name selected, so that typing names it. Selected text becomes the blank's default. */
export function insertBlank(field: HTMLTextAreaElement): void {
  const { selectionStart: start, selectionEnd: end } = field;
  const selected = field.value.slice(start, end);
  const text = selected && !/[[\]]/.test(selected) ? `[BLANK|${selected}]` : '[BLANK]';
  const at = text === '[BLANK]' ? end : start;
  field.focus();
  field.setSelectionRange(at, end);
  // The old command is the only way that can be undone; it also tells the page that something was typed.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, at, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(at + 1, at + 1 + 'BLANK'.length);
}
