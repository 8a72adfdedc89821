const isField = (blank: Element): blank is HTMLInputElement | HTMLTextAreaElement =>
  blank instanceof HTMLInputElement || blank instanceof HTMLTextAreaElement;

export function textOf(blank: Element): string {
  return isField(blank) ? blank.value : (blank.textContent ?? '');
}

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

/** Focuses a blank in the same dialog, example or page, and selects its text. */
export function focusBlank(name: string, from: Element | null): void {
  const place = from?.closest('[role="dialog"], figure, main') ?? document;
  const blank = place.querySelector<HTMLElement>(`:is([contenteditable], input, textarea)[data-blank="${name}"]`);
  blank?.focus();
  if (blank?.isContentEditable) window.getSelection()?.selectAllChildren(blank);
}
