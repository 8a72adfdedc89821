import { LIMITS } from '../limits';
import { countCharacters } from '../text/characters';

/** Characters that separate tags typed in one line. No tag contains one (private.are_tags in `supabase/migrations`). */
const SEPARATORS = /[,;،؛、，；\t\n]/;

export const hasSeparator = (tag: string): boolean => SEPARATORS.test(tag);

const normalizeTag = (tag: string): string =>
  tag
    .trim()
    .slice(0, 200)
    .replace(/^[#\s]+/, '')
    .trim()
    .normalize('NFC');

const lowerCaseOf = (tag: string): string => normalizeTag(tag).toLowerCase();

/** Tags as they are stored: of those that differ only in case the first, and no empty ones. */
export function tidyTags(tags: readonly string[]): string[] {
  const tidy = new Map<string, string>();
  for (const tag of tags.map(normalizeTag)) if (tag && !tidy.has(lowerCaseOf(tag))) tidy.set(lowerCaseOf(tag), tag);
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
  const given = new Set(tagsIn(before).map(lowerCaseOf));
  const start = lowerCaseOf(last);
  return known.filter((tag) => lowerCaseOf(tag).startsWith(start) && !given.has(lowerCaseOf(tag))).map((tag) => before + tag);
}
