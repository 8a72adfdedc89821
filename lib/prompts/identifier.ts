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
