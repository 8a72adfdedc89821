import { LIMITS } from '../limits';
import { cutAtWord, slugOf } from '../text/slug';

const { max } = LIMITS.collectionSlug;

/** Slugs that other pages of a profile have, as in the constraint collections_slug_free. */
const RESERVED: readonly string[] = ['prompts', 'collections'];

export function isSlug(text: string): boolean {
  return text.length <= max && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

export function isReservedSlug(slug: string): boolean {
  return RESERVED.includes(slug);
}

/** Makes a slug from a title; a number follows if it is taken. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const wanted = slugOf(title) || 'collection';
  for (let number = 1; ; number++) {
    const suffix = number > 1 ? `-${number}` : '';
    const slug = cutAtWord(wanted, max - suffix.length) + suffix;
    if (!taken.has(slug) && !isReservedSlug(slug)) return slug;
  }
}
