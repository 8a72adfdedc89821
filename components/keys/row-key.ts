/** The keys of a list of prompts, except Enter, which opens a link by itself, and x, which SelectionProvider handles. */
export type RowKey = 'next' | 'previous' | 'right' | 'left' | 'copy' | 'edit' | 'send' | 'save';

const ARROWS: Record<string, RowKey> = { ArrowDown: 'next', ArrowUp: 'previous', ArrowRight: 'right', ArrowLeft: 'left' };
const LETTERS: Record<string, RowKey> = { j: 'next', k: 'previous', c: 'copy', e: 'edit', s: 'send', f: 'save' };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

type Place = {
  /** The focus is in a field. */
  writing: boolean;
  /** The focus is in a row; elsewhere the arrows scroll the page. */
  inRow: boolean;
  /** The person has not turned single-letter shortcuts off. */
  singleKeys: boolean;
};

/** The meaning of a key in a list of prompts; null for other keys. */
export function rowKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, { writing, inRow, singleKeys }: Place): RowKey | null {
  if (ctrlKey || metaKey || altKey || shiftKey || writing) return null;
  if (inRow && Object.hasOwn(ARROWS, key)) return ARROWS[key] ?? null;
  const letter = key.toLowerCase();
  return singleKeys && Object.hasOwn(LETTERS, letter) ? (LETTERS[letter] ?? null) : null;
}

/** True for Ctrl or ⌘ with Enter, which sends the form of a field. */
export function sendsForm({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
