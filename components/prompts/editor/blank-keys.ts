import { cleanValue, nextBlank } from '@/lib/prompts/written-values';
import { insert, isCaret, select, textOf } from './blank-selection';

/** A blank that is written in: in the text of its prompt, or a field of the dialog. Attributes say what it is. */
type Blank = HTMLElement & { dataset: { blank: string; material?: string; from?: string } };

/** What the blank with the focus held when it got it. Not that of a field: there Escape closes the dialog. */
let held: { blank: Element; text: string; isDefault: boolean } | null = null;
/** The blank that the pointer is about to give the focus. */
let pressed: Element | null = null;

/**
 * Keyboard, clipboard and selection of the blanks in an element. Return leads to the next blank, and after the last one to Copy; Escape
 * brings back what the blank held when it got the focus; a default is selected, so that typing replaces it; what is pasted or dropped
 * stays on one line. Loaded when a blank is reached: until then it is a plain editable text. Returns what ends it.
 */
export function listenToBlanks(root: HTMLElement | null) {
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
  on('focusin', (blank) => {
    hold(blank);
    if (blank !== pressed) select(blank, isDefault(blank) ? 'all' : 'end');
  });
  // The browser puts the caret where the pointer is only after it has moved the focus.
  on('click', (blank) => {
    if (blank === pressed && isDefault(blank) && isCaret(blank)) select(blank, 'all');
    pressed = null;
  });
  on('keydown', (blank, event) => {
    pressed = null;
    // Input methods use the same keys; Safari reports the last one of theirs with this code.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape' && isChanged(blank)) {
      event.preventDefault();
      select(blank, 'all');
      insert(blank, held?.text ?? '');
      // As when it was reached: what is typed next replaces a default, and follows what somebody wrote.
      select(blank, held?.isDefault ? 'all' : 'end');
    } else if (event.key === 'Enter' && !(event.shiftKey && blank.dataset.material)) {
      event.preventDefault();
      focusNextBlank(root, blank);
    }
  });
  on('beforeinput', (blank, event) => {
    if (blank.dataset.material) return;
    // Keyboards of phones do not always tell which key was pressed.
    if (event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph') {
      event.preventDefault();
      focusNextBlank(root, blank);
    } else if (event.inputType === 'insertFromPaste' || event.inputType === 'insertFromDrop') {
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      const line = cleanValue(text, false);
      if (line === text) return;
      event.preventDefault();
      insert(blank, line);
    }
  });

  const reached = document.activeElement;
  if (reached instanceof HTMLElement && reached.matches('[data-blank]') && root.contains(reached)) {
    hold(reached);
    if (isDefault(reached) && isCaret(reached)) select(reached, 'all');
    // The Tab key leaves the caret before a text; a press puts it where it shall be.
    else if ('tabbed' in document.documentElement.dataset) select(reached, 'end');
  }
  return () => stop.abort();
}

/** Whether Escape is for the blank that has the focus, and not for the dialog around it. */
export function isBlankChanged(): boolean {
  return isChanged(document.activeElement);
}

function isChanged(blank: Element | null): boolean {
  return held !== null && held.blank === blank && held.text !== textOf(blank);
}

function hold(blank: HTMLElement): void {
  held = blank.isContentEditable ? { blank, text: textOf(blank), isDefault: isDefault(blank) } : null;
}

const isDefault = (blank: HTMLElement) => blank.dataset.from === 'default';

function focusNextBlank(root: HTMLElement, blank: Blank): void {
  const blanks = [...root.querySelectorAll<Blank>('[data-blank]')];
  const names = blanks.map(({ dataset }) => dataset.blank);
  const next = blanks[nextBlank(names, blanks.indexOf(blank))] ?? copyButton(root);
  next?.focus();
}

/** The button that copies the prompt: a page has one for each size of the screen, a guide one for each example. */
function copyButton(root: HTMLElement): HTMLElement | undefined {
  const place = root.closest('[role="dialog"], figure') ?? document;
  return [...place.querySelectorAll<HTMLElement>('[data-copy-prompt]')].find((button) => button.offsetParent !== null);
}
