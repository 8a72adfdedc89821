import { cleanValue } from '@/lib/prompts/stored-values';
import { blankText, isSelectionEmpty, replaceSelection, setSelection } from './blank-selection';

/** A blank to write in: in the text of its prompt, or a field of the dialog. Its attributes say what it takes. */
type Blank = HTMLElement & { dataset: { blank: string; material?: string; hint?: string; from?: string } };

/** Lines pasted into a blank for one line, which held `before`. */
export type PastedLines = { blank: HTMLElement; before: string; text: string };

type Options = {
  onLast: () => void;
  restoresFields?: boolean;
  /** Called when several lines are pasted into a blank for one line. */
  onLines?: (lines: PastedLines) => void;
};

/** The focused blank, with the text that Escape brings back. */
let before: { blank: Element; text: string } | null = null;
/** The blank that a press is about to focus. */
let pressed: Element | null = null;

/**
 * Keyboard, clipboard and selection of the blanks in an element. Return leads to the next blank, and after the last one calls `onLast`.
 * Escape brings back the text at focus. Typing replaces a default. Returns a function that ends it.
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
    before = blank.isContentEditable || restoresFields ? { blank, text: blankText(blank) } : null;
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
    // Input methods use the same keys; Safari reports their last one with this code.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape' && isChanged(blank)) {
      event.preventDefault();
      setSelection(blank, 'all');
      replaceSelection(blank, before?.text ?? '');
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
      const held = blankText(blank);
      replaceSelection(blank, line);
      // A break at its end is no line of its own.
      if (/[\r\n]/.test(text.trim())) onLines?.({ blank, before: held, text });
    }
  });

  const reached = document.activeElement;
  if (reached instanceof HTMLElement && reached.matches('[data-blank]') && root.contains(reached)) {
    remember(reached);
    if (isDefault(reached) && isSelectionEmpty(reached)) setSelection(reached, 'all');
    // Tab leaves the caret before the text; a press puts it in its place.
    else if ('tabbed' in document.documentElement.dataset) setSelection(reached, 'end');
  }
  return () => stop.abort();
}

/** True where Escape belongs to the focused blank, and not to the dialog around it. */
export function isBlankChanged(): boolean {
  return isChanged(document.activeElement);
}

function isChanged(blank: Element | null): boolean {
  return before !== null && before.blank === blank && before.text !== blankText(blank);
}

/** The last field, once something is written: an empty line would be left out. */
const makesLines = (blank: Blank) => blank.dataset.hint !== undefined && blankText(blank) !== '';

const isDefault = (blank: HTMLElement) => blank.dataset.from === 'default';

export function focusNextBlank(root: HTMLElement, blank: HTMLElement, onLast: () => void): void {
  const blanks = [...root.querySelectorAll<HTMLElement>('[data-blank]')];
  const names = blanks.map(({ dataset }) => dataset.blank ?? '');
  const next = blanks[nextBlank(names, blanks.indexOf(blank))];
  if (next) next.focus();
  else onLast();
}

/**
 * Index of the next blank with another name that has not occurred before; -1 after the last one. `names`: names in the order of the text.
 */
export function nextBlank(names: readonly string[], place: number): number {
  return names.findIndex((name, index) => index > place && names.indexOf(name) === index);
}
