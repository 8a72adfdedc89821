import { LIMITS } from '../limits';
import { cutAtWord, slugOf } from '../text/slug';

const { max } = LIMITS.collection.slug;

/** Slugs of other pages of a profile. The constraint `collections_slug_free` of the database repeats them. */
const RESERVED: readonly string[] = ['prompts', 'collections'];

export function isSlug(text: string): boolean {
  return text.length <= max && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

export function isReservedSlug(slug: string): boolean {
  return RESERVED.includes(slug);
}

/** Creates a slug from a title, with a number after it if it is taken. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const wanted = slugOf(title) || 'collection';
  for (let number = 1; ; number++) {
    const suffix = number > 1 ? `-${number}` : '';
    const slug = cutAtWord(wanted, max - suffix.length) + suffix;
    if (!taken.has(slug) && !isReservedSlug(slug)) return slug;
  }
}
