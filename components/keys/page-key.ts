import { paths } from '@/lib/paths';

/** Where letters lead from any page. `g` is followed by that of a place. */
const PLACES: Readonly<Record<string, string>> = {
  s: paths.saved,
  m: paths.myPrompts,
  c: paths.collections,
  p: paths.prompts,
  h: paths.home,
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

type Place = {
  /** Something is being written, or chosen in a field. */
  writing: boolean;
  /** Whether letters are shortcuts at all. */
  singleKeys: boolean;
  /** `g` was pressed just before. */
  going: boolean;
};

/** What a key does on every page: it goes to a path, waits for that of a place, or shows the list of keys. Null where it does nothing of the kind. */
export function pageKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  { writing, singleKeys, going }: Place,
): { to: string } | 'going' | 'shortcuts' | null {
  if ((ctrlKey || metaKey) && !altKey && key === '/') return 'shortcuts';
  if (ctrlKey || metaKey || altKey || shiftKey || writing || !singleKeys) return null;
  if (going) return Object.hasOwn(PLACES, key) ? { to: PLACES[key] ?? paths.home } : null;
  if (key === 'g') return 'going';
  return key === 'n' ? { to: paths.createPrompt } : null;
}
