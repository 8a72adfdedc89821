import { LIMITS } from '../limits';
import { cutAtWord, slugOf } from '../text/slug';

const { max } = LIMITS.collectionSlug;

/** Names of other pages of a profile. The constraint collections_slug_free is the same list. */
const RESERVED: readonly string[] = ['prompts', 'collections'];

/** True for a well-formed slug. */
export function isSlug(text: string): boolean {
  return text.length <= max && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** True for the name of another page of a profile. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.includes(slug);
}

/** The address of a new collection, made of its title; numbered where it is taken. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const wanted = slugOf(title) || 'collection';
  for (let number = 1; ; number++) {
    const suffix = number > 1 ? `-${number}` : '';
    const slug = cutAtWord(wanted, max - suffix.length) + suffix;
    if (!taken.has(slug) && !isReservedSlug(slug)) return slug;
  }
}
