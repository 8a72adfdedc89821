import { LIMITS } from '../limits';
import { cutAtWord, slugOf } from '../text/slug';

const { max } = LIMITS.collection.slug;

/** Slugs of other pages below a profile. The constraint `collections_slug_free` of the database repeats the list. */
const RESERVED: readonly string[] = ['prompts', 'collections'];

export function isSlug(text: string): boolean {
  return text.length <= max && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

export function isReservedSlug(slug: string): boolean {
  return RESERVED.includes(slug);
}

/** Makes a slug of a title, with a number at its end if the slug is taken or reserved. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const wanted = slugOf(title) || 'collection';
  for (let number = 1; ; number++) {
    const suffix = number > 1 ? `-${number}` : '';
    const slug = cutAtWord(wanted, max - suffix.length) + suffix;
    if (!taken.has(slug) && !isReservedSlug(slug)) return slug;
  }
}
