/** A text as lower-case words of Latin letters and digits, joined by hyphens; empty where it has none. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? '';
}

/** The beginning of a slug, ended at a word where there is more than one. */
export function cutAtWord(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const lastWord = slug.lastIndexOf('-', length);
  return slug.slice(0, lastWord > 0 ? lastWord : length);
}
