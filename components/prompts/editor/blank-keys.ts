import { cleanValue } from '@/lib/prompts/stored-values';
import { blankText, isSelectionEmpty, replaceSelection, setSelection } from './blank-selection';

/** A blank to write in, in the text of its prompt or as a field. Only the last field has `hint`. */
type Blank = HTMLElement & { dataset: { blank: string; material?: string; hint?: string; from?: string } };

/** Several lines of text that were pasted or dropped into a blank for one line. The blank held `before`. */
export type PastedLines = { blank: HTMLElement; before: string; text: string };

type Options = {
  /** Called where Return finds no next blank. */
  onLast: () => void;
  /** True if Escape brings back the earlier text of a field, too, and not only that of a blank in the text. */
  restoresFields?: boolean;
  onLines?: (lines: PastedLines) => void;
};

/** The blank that got the focus last, with the text that Escape brings back; null if Escape brings back none. */
let focused: { blank: Element; text: string } | null = null;
/** The blank to which a press with the pointer moves the focus, until the press ends or a key is pressed; null for none. */
let pressed: Element | null = null;

/**
 * Handles keys, pasted and dropped text, and the selection of all blanks in an element. Enter leads to the next blank, unless it makes a line. Escape
 * brings back the text that a blank in a text had when it got the focus, and with `restoresFields` that of a field. A default is selected, so that typing
 * replaces it. Returns a function that ends all that.
 */
export function listenToBlanks(root: HTMLElement | null, { onLast, restoresFields = false, onLines }: Options) {
  if (!root) return;
  const stop = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, listener: (blank: Blank, event: HTMLElementEventMap[Type]) => void) =>
    root.addEventListener(
      type,
      (event) => {
        const blank = event.target instanceof Element ? event.target.closest<Blank>('[data-blank]') : null;
        if (blank) listener(blank, event);
      },
      { signal: stop.signal },
    );

  on('pointerdown', (blank) => {
    pressed = blank === document.activeElement ? null : blank;
  });
  const remember = (blank: HTMLElement) => {
    focused = blank.isContentEditable || restoresFields ? { blank, text: blankText(blank) } : null;
  };
  on('focusin', (blank) => {
    remember(blank);
    if (blank !== pressed) setSelection(blank, isDefault(blank) ? 'all' : 'end');
  });
  // The browser puts the caret under the pointer only after it has moved the focus.
  on('click', (blank) => {
    if (blank === pressed && isDefault(blank) && isSelectionEmpty(blank)) setSelection(blank, 'all');
    pressed = null;
  });
  on('keydown', (blank, event) => {
    pressed = null;
    // Input methods use these keys, too. Safari reports their last one with the key code 229.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape' && isChanged(blank) && !isOpen(blank)) {
      event.preventDefault();
      setSelection(blank, 'all');
      replaceSelection(blank, focused?.text ?? '');
      setSelection(blank, 'all');
    } else if (event.key === 'Enter' && !(event.shiftKey && blank.dataset.material) && !makesLines(blank)) {
      event.preventDefault();
      focusNextBlank(root, blank, onLast);
    }
  });
  on('beforeinput', (blank, event) => {
    if (blank.dataset.material) return;
    // Keyboards of phones do not always tell which key was pressed.
    if (event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph') {
      event.preventDefault();
      focusNextBlank(root, blank, onLast);
    } else if (event.inputType === 'insertFromPaste' || event.inputType === 'insertFromDrop') {
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      const line = cleanValue(text, false);
      if (line === text) return;
      event.preventDefault();
      const before = blankText(blank);
      replaceSelection(blank, line);
      // Line breaks around the pasted text make no further lines.
      if (/[\r\n]/.test(text.trim())) onLines?.({ blank, before, text });
    }
  });

  // A blank may have the focus already, because a page can be used before its code has come.
  const alreadyFocused = document.activeElement;
  if (alreadyFocused instanceof HTMLElement && alreadyFocused.matches('[data-blank]') && root.contains(alreadyFocused)) {
    remember(alreadyFocused);
    if (isDefault(alreadyFocused) && isSelectionEmpty(alreadyFocused)) setSelection(alreadyFocused, 'all');
    // Tab leaves the caret before the text; a press puts it in its place.
    else if ('tabbed' in document.documentElement.dataset) setSelection(alreadyFocused, 'end');
  }
  return () => stop.abort();
}

/** True if Escape closes the choices of the focused blank or brings back its earlier text, and so must not close the dialog around it. */
export function takesEscape(): boolean {
  const blank = document.activeElement;
  return isChanged(blank) || isOpen(blank);
}

/** True while the choices of a blank are shown (useBlankChoices). */
const isOpen = (blank: Element | null) => blank?.matches('[data-blank][aria-expanded=true]') === true;

function isChanged(blank: Element | null): boolean {
  return focused !== null && focused.blank === blank && focused.text !== blankText(blank);
}

/** True for a blank in which Enter without Shift makes a line: the last field, once something is written in it. */
const makesLines = (blank: Blank) => blank.dataset.hint !== undefined && blankText(blank) !== '';

const isDefault = (blank: HTMLElement) => blank.dataset.from === 'default';

/** Focuses the next blank that was not passed under the same name; after the last one it calls `onLast`. */
export function focusNextBlank(root: HTMLElement, blank: HTMLElement, onLast: () => void): void {
  const blanks = [...root.querySelectorAll<HTMLElement>('[data-blank]')];
  const names = blanks.map(({ dataset }) => dataset.blank ?? '');
  const next = blanks[nextBlankIndex(names, blanks.indexOf(blank))];
  if (next) next.focus();
  else onLast();
}

/** The index of the first blank after `place` whose name has not occurred before; -1 for none. */
export function nextBlankIndex(names: readonly string[], place: number): number {
  return names.findIndex((name, index) => index > place && names.indexOf(name) === index);
}
