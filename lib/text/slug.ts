/** Words of a text in lower case, of a-z and 0-9, joined by hyphens; may be empty. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? '';
}

/** Shortens a slug to a maximum length, at a hyphen if there is one. */
export function cutAtWord(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const lastWord = slug.lastIndexOf('-', length);
  return slug.slice(0, lastWord > 0 ? lastWord : length);
}
