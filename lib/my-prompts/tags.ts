import { LIMITS } from '../limits';
import { countCharacters } from '../text/characters';

/** Characters that separate tags typed in one line. No tag contains one (private.are_tags in `supabase/migrations`). */
const SEPARATORS = /[,;،؛、，；\t\n]/;

export const hasSeparator = (tag: string): boolean => SEPARATORS.test(tag);

/** Normalizes a tag for storing: without a `#` before it. */
const nameOf = (tag: string): string =>
  tag
    .trim()
    .slice(0, 200)
    .replace(/^[#\s]+/, '')
    .trim()
    .normalize('NFC');

/** Key that is equal for tags that differ only in case. */
const keyOf = (tag: string): string => nameOf(tag).toLowerCase();

/** Tags as they are stored: of those that differ only in case the first, and no empty ones. */
export function tidyTags(tags: readonly string[]): string[] {
  const tidy = new Map<string, string>();
  for (const name of tags.map(nameOf)) if (name && !tidy.has(keyOf(name))) tidy.set(keyOf(name), name);
  return [...tidy.values()];
}

export const shownTag = (tag: string): string => `#${tag}`;

export const tagsText = (tags: readonly string[]): string => tags.join(', ');

export const tagsIn = (text: string): string[] => tidyTags(text.split(SEPARATORS));

export function tagsProblem(tags: readonly string[]): string | null {
  const { max, length } = LIMITS.tags;
  if (tags.length > max) return `A prompt can have at most ${max} tags`;
  return tags.some((tag) => countCharacters(tag) > length) ? `A tag can have at most ${length} characters` : null;
}

/** Completions of a line of tags: the last one is replaced by each known tag that begins with it and is not in the line yet. */
export function completedTags(typed: string, known: readonly string[]): string[] {
  const [, before = '', last = ''] = /^(.*[,;،؛、，；]\s*)?(.*)$/s.exec(typed) ?? [];
  const there = new Set(tagsIn(before).map(keyOf));
  const start = keyOf(last);
  return known.filter((tag) => keyOf(tag).startsWith(start) && !there.has(keyOf(tag))).map((tag) => before + tag);
}
