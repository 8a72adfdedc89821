/** Identifier of a blank in programs: `tone` for TONE. A name that does not begin with a letter gets an underscore. */
export function identifierOf(name: string): string {
  return (/^[A-Z]/.test(name) ? name : `_${name}`).toLowerCase();
}

/** Name of the blank of an identifier: TONE for `tone`. */
export function nameOf(identifier: string): string {
  return identifier.replace(/^_/, '').toUpperCase();
}

/** Name of a blank for a variable of another tool: USER_NAME for `userName`. Null without letters A to Z. */
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
