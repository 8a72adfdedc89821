import { LIMITS } from '../limits';
import { countCharacters } from '../text/characters';

/** Signs between tags that are typed in one line; no tag contains one (private.are_tags in `supabase/migrations`). */
const SEPARATORS = /[,;،؛、，；\t\n]/;

export const hasSeparator = (tag: string): boolean => SEPARATORS.test(tag);

/** A tag as it is stored: without the `#` that some write before it. */
const nameOf = (tag: string): string =>
  tag
    .trim()
    .slice(0, 200)
    .replace(/^[#\s]+/, '')
    .trim()
    .normalize('NFC');

/** Equal for tags that differ only in case. */
const keyOf = (tag: string): string => nameOf(tag).toLowerCase();

/** Tags as they are stored, none blank and none twice. */
export function tidyTags(tags: readonly string[]): string[] {
  const tidy = new Map<string, string>();
  for (const name of tags.map(nameOf)) if (name && !tidy.has(keyOf(name))) tidy.set(keyOf(name), name);
  return [...tidy.values()];
}

/** A tag among other facts of a prompt. */
export const shownTag = (tag: string): string => `#${tag}`;

/** Tags as they are typed, with commas between them. */
export const tagsText = (tags: readonly string[]): string => tags.join(', ');

export const tagsIn = (text: string): string[] => tidyTags(text.split(SEPARATORS));

/** Message if a prompt cannot have these tags, else null. */
export function tagsProblem(tags: readonly string[]): string | null {
  const { max, length } = LIMITS.tags;
  if (tags.length > max) return `A prompt can have at most ${max} tags`;
  return tags.some((tag) => countCharacters(tag) > length) ? `A tag can have at most ${length} characters` : null;
}

/** Completions of a typed line: its last tag is replaced by each known one that begins like it and is not there yet. */
export function completedTags(typed: string, known: readonly string[]): string[] {
  const [, before = '', last = ''] = /^(.*[,;،؛、，；]\s*)?(.*)$/s.exec(typed) ?? [];
  const there = new Set(tagsIn(before).map(keyOf));
  const start = keyOf(last);
  return known.filter((tag) => keyOf(tag).startsWith(start) && !there.has(keyOf(tag))).map((tag) => before + tag);
}
