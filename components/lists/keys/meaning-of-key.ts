import { ROW_KEYS } from '@/components/prompts/actions/press-action';
import { paths } from '@/lib/paths';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

type Place = {
  writing: boolean;
  singleKeys: boolean;
};

const PLACES: Readonly<Record<string, string>> = {
  s: paths.saved,
  m: paths.myPrompts,
  c: paths.collections,
  p: paths.prompts,
  h: paths.home,
};

/** The meaning of a key on every page: go to a path, wait for a letter after `g` (`going`), or show the list of keys; null for other keys. */
export function pageKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  { writing, singleKeys, going }: Place & { going: boolean },
): { to: string } | 'going' | 'shortcuts' | null {
  if ((ctrlKey || metaKey) && !altKey && key === '/') return 'shortcuts';
  if (ctrlKey || metaKey || altKey || shiftKey || writing || !singleKeys) return null;
  if (going) return Object.hasOwn(PLACES, key) ? { to: PLACES[key] ?? paths.home } : null;
  if (key === 'g') return 'going';
  return key === 'n' ? { to: paths.createPrompt } : null;
}

/** The keys of a list of prompts, except Enter, which opens a link by itself, and x, which SelectionProvider handles. */
export type RowKey = 'next' | 'previous' | 'right' | 'left' | 'copy' | 'edit' | 'send' | 'save';

const ARROWS: Record<string, RowKey> = { ArrowDown: 'next', ArrowUp: 'previous', ArrowRight: 'right', ArrowLeft: 'left' };
const LETTERS: Record<string, RowKey> = { j: 'next', k: 'previous', ...ROW_KEYS };

/** The meaning of a key in a list of prompts; null for other keys. Outside a row (`inRow`) the arrows scroll the page. */
export function rowKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  { writing, singleKeys, inRow }: Place & { inRow: boolean },
): RowKey | null {
  if (ctrlKey || metaKey || altKey || shiftKey || writing) return null;
  if (inRow && Object.hasOwn(ARROWS, key)) return ARROWS[key] ?? null;
  const letter = key.toLowerCase();
  return singleKeys && Object.hasOwn(LETTERS, letter) ? (LETTERS[letter] ?? null) : null;
}

/** True for Ctrl or ⌘ with Enter, which sends the form of a field. */
export function sendsForm({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
