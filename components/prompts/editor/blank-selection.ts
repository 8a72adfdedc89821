const isField = (blank: Element): blank is HTMLInputElement | HTMLTextAreaElement =>
  blank instanceof HTMLInputElement || blank instanceof HTMLTextAreaElement;

/** The text in a blank, which is a field or an editable element. */
export function blankText(blank: Element): string {
  return isField(blank) ? blank.value : (blank.textContent ?? '');
}

/** True if nothing is selected. Outside of fields it looks at the selection of the document, so the blank must have the focus. */
export function isSelectionEmpty(blank: HTMLElement): boolean {
  if (isField(blank)) return blank.selectionStart === blank.selectionEnd;
  return window.getSelection()?.isCollapsed ?? true;
}

/** Selects the whole text of a blank, or puts the caret at its end. */
export function setSelection(blank: HTMLElement, to: 'all' | 'end'): void {
  if (isField(blank)) {
    const end = blank.value.length;
    blank.setSelectionRange(to === 'all' ? 0 : end, end);
    return;
  }
  const selection = window.getSelection();
  selection?.selectAllChildren(blank);
  if (to === 'end') selection?.collapseToEnd();
}

/** Replaces the selection in the focused blank; an empty text deletes it. `execCommand` is deprecated, but alone keeps the browser's Undo. */
export function replaceSelection(blank: HTMLElement, text: string): void {
  if (text) document.execCommand('insertText', false, text);
  // With nothing selected, 'delete' would take the character before the caret.
  else if (!isSelectionEmpty(blank)) document.execCommand('delete');
}

/** Focuses the blank of this name in the dialog, example or page that holds `from`. If it is no field, its text is selected. */
export function focusBlank(name: string, from: Element | null): void {
  const container = from?.closest('[role="dialog"], figure, main') ?? document;
  const blank = container.querySelector<HTMLElement>(`:is([contenteditable], input, textarea)[data-blank="${name}"]`);
  blank?.focus();
  if (blank?.isContentEditable) window.getSelection()?.selectAllChildren(blank);
}
