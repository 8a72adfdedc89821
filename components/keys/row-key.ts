/** What keys do in a list of prompts. Enter opens a link by itself, and x is the key of SelectionProvider. */
export type RowKey = 'next' | 'previous' | 'right' | 'left' | 'copy' | 'edit' | 'send' | 'save';

const ARROWS: Record<string, RowKey> = { ArrowDown: 'next', ArrowUp: 'previous', ArrowRight: 'right', ArrowLeft: 'left' };
const LETTERS: Record<string, RowKey> = { j: 'next', k: 'previous', c: 'copy', e: 'edit', s: 'send', f: 'save' };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

type Place = {
  /** Something is being written, or chosen in a field. */
  writing: boolean;
  /** The focus is in a row. Elsewhere the arrows scroll the page. */
  inRow: boolean;
  /** Whether letters are shortcuts at all. */
  singleKeys: boolean;
};

/** What a key means where it was pressed; null where it belongs to the page. */
export function rowKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, { writing, inRow, singleKeys }: Place): RowKey | null {
  if (ctrlKey || metaKey || altKey || shiftKey || writing) return null;
  if (inRow && Object.hasOwn(ARROWS, key)) return ARROWS[key] ?? null;
  const letter = key.toLowerCase();
  return singleKeys && Object.hasOwn(LETTERS, letter) ? (LETTERS[letter] ?? null) : null;
}

/** Whether a key sends the form of a field: Enter with Ctrl, or ⌘. */
export function sendsForm({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
