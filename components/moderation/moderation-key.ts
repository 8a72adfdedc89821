/** Actions of the keys on moderation pages. */
export type ModerationKey = { go: 'next' | 'previous' } | { choose: 'keep' | 'hide' | 'remove' } | { show: 'suspend' };

const KEYS: Record<string, ModerationKey> = {
  j: { go: 'next' },
  k: { go: 'previous' },
  o: { choose: 'keep' },
  h: { choose: 'hide' },
  r: { choose: 'remove' },
  s: { show: 'suspend' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Action of a key on a moderation page; null while the user is typing or single-letter shortcuts are off. */
export function moderationKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  writing: boolean,
  singleKeys: boolean,
): ModerationKey | null {
  if (ctrlKey || metaKey || altKey || shiftKey || writing || !singleKeys) return null;
  const letter = key.toLowerCase();
  return Object.hasOwn(KEYS, letter) ? (KEYS[letter] ?? null) : null;
}
