/**
 * The name of a blank as other tools take names: TONE is `tone`. They begin with a letter or an underscore, so that one which begins with
 * anything else, or with an underscore itself, gets one more.
 */
export function identifierOf(name: string): string {
  return (/^[A-Z]/.test(name) ? name : `_${name}`).toLowerCase();
}

/** The name that an identifier stands for. */
export function nameOf(identifier: string): string {
  return identifier.replace(/^_/, '').toUpperCase();
}

/** The name of a blank for a variable: `userName` is USER_NAME. Null where it has no letters of A to Z. */
export function blankName(variable: string): string | null {
  const name = variable
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1_')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return /[A-Z]/.test(name) ? name : null;
}
