const isField = (blank: Element): blank is HTMLInputElement | HTMLTextAreaElement =>
  blank instanceof HTMLInputElement || blank instanceof HTMLTextAreaElement;

/** The text of a blank as it is on the screen. */
export function textOf(blank: Element): string {
  return isField(blank) ? blank.value : (blank.textContent ?? '');
}

/** True where nothing is selected in the focused blank. */
export function isCaret(blank: HTMLElement): boolean {
  if (isField(blank)) return blank.selectionStart === blank.selectionEnd;
  return window.getSelection()?.isCollapsed ?? true;
}

/** Selects the whole text of a blank, or puts the caret at its end. */
export function select(blank: HTMLElement, what: 'all' | 'end'): void {
  if (isField(blank)) {
    const end = blank.value.length;
    blank.setSelectionRange(what === 'all' ? 0 : end, end);
    return;
  }
  const selection = window.getSelection();
  selection?.selectAllChildren(blank);
  if (what === 'end') selection?.collapseToEnd();
}

/** Replaces the selection as if the text were typed, so that the browser's Undo works. */
export function insert(blank: HTMLElement, text: string): void {
  if (text) document.execCommand('insertText', false, text);
  else if (!isCaret(blank)) document.execCommand('delete');
}
