import { paths } from '@/lib/paths';

/** The pages that `g` and a letter go to. */
const PLACES: Readonly<Record<string, string>> = {
  s: paths.saved,
  m: paths.myPrompts,
  c: paths.collections,
  p: paths.prompts,
  h: paths.home,
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

type Place = {
  /** The focus is in a field. */
  writing: boolean;
  /** The person has not turned single-letter shortcuts off. */
  singleKeys: boolean;
  /** `g` was pressed just before. */
  going: boolean;
};

/** The meaning of a key on every page: go to a path, wait for a letter after `g`, or show the list of keys; null for other keys. */
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
