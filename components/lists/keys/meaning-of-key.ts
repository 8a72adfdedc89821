import { ROW_KEYS } from '@/components/prompts/actions/press-action';
import { paths } from '@/lib/paths';

export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** `writing`: the focus is in a field. `singleKeys`: letters without a modifier are shortcuts, which people can turn off. */
export type KeyContext = { writing: boolean; singleKeys: boolean };

const AFTER_G = new Map([
  ['s', paths.saved],
  ['m', paths.myPrompts],
  ['c', paths.collections],
  ['p', paths.prompts],
  ['h', paths.home],
]);

/** The meaning of a key on every page: go to a path, wait for a letter after `g` (`going`), or show the list of keys; null for none. */
export function pageKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  { writing, singleKeys, going }: KeyContext & { going: boolean },
): { to: string } | 'going' | 'shortcuts' | null {
  if ((ctrlKey || metaKey) && !altKey && key === '/') return 'shortcuts';
  if (ctrlKey || metaKey || altKey || shiftKey || writing || !singleKeys) return null;
  if (!going && key === 'g') return 'going';
  const to = going ? AFTER_G.get(key) : key === 'n' && paths.createPrompt;
  return to ? { to } : null;
}

/** The meanings of keys in a list of prompts. Enter, which opens a link by itself, has none, nor has x, which SelectionProvider handles. */
export type RowKey = 'next' | 'previous' | 'right' | 'left' | 'copy' | 'edit' | 'send' | 'save';

const ARROWS = new Map<string, RowKey>(Object.entries({ ArrowDown: 'next', ArrowUp: 'previous', ArrowRight: 'right', ArrowLeft: 'left' }));
const LETTERS = new Map<string, RowKey>(Object.entries({ j: 'next', k: 'previous', ...ROW_KEYS }));

/** The meaning of a key in a list of prompts; null for none. Outside a row (`inRow`) the arrows scroll the page. */
export function rowKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  { writing, singleKeys, inRow }: KeyContext & { inRow: boolean },
): RowKey | null {
  if (ctrlKey || metaKey || altKey || shiftKey || writing) return null;
  return (inRow && ARROWS.get(key)) || (singleKeys && LETTERS.get(key.toLowerCase())) || null;
}

export function sendsForm({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
