type PrivateKind = 'an API key' | 'a password' | 'an email address' | 'a phone number';
type Pattern = { kind: PrivateKind; pattern: RegExp; isPrivate?: (found: string) => boolean };

export const MAX_FOUND = 5;

/** Number of characters of a secret that are shown, enough for its owner to recognize it. */
const SHOWN = 6;

/** True for an address in a domain that is reserved for examples (RFC 2606). */
const isExampleAddress = (address: string) => /@(.+\.)?(example\.(com|org|net)|example|test|invalid|localhost)$/i.test(address);

/** True for a phone number 555-01xx, which is never assigned to a person. */
const isExampleNumber = (number: string) => /555\D?01\d\d$/.test(number);

const isIpAddress = (number: string) => /^\d{1,3}(\.\d{1,3}){3}$/.test(number);

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Patterns of private texts. Every repetition is bounded, so that matching takes linear time. */
const PATTERNS: readonly Pattern[] = [
  // Prefixes by which issuers mark their keys.
  {
    kind: 'an API key',
    pattern:
      /\b(?:sk|pk|rk)[-_](?:live[-_]|test[-_]|proj-|ant-)?[A-Za-z0-9_-]{20,200}|\b(?:gh[pousr]_|github_pat_|glpat-|xox[abprs]-|xai-|hf_|npm_|gp_|SG\.)[A-Za-z0-9_.-]{20,200}|\bAKIA[0-9A-Z]{16}\b|\bAIza[0-9A-Za-z_-]{35}\b|\beyJ[A-Za-z0-9_-]{10,400}\.[A-Za-z0-9_-]{10,800}\.[A-Za-z0-9_-]{10,400}|-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/g,
  },
  {
    kind: 'an API key',
    pattern: /\b(?:api|access|secret|auth)[ _-]?(?:key|token|secret)["']?\s{0,3}[:=]\s{0,3}["']?([A-Za-z0-9_\-./+]{12,200})/gi,
    isPrivate: isSecret,
  },
  {
    kind: 'a password',
    pattern: /\b(?:password|passwort|passwd|pwd|passphrase)["']?\s{0,3}[:=]\s{0,3}["']?([^\s"'[\]<>]{6,200})/gi,
    isPrivate: isSecret,
  },
  {
    kind: 'an email address',
    pattern: /[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}/g,
    isPrivate: (address) => !isExampleAddress(address),
  },
  {
    kind: 'a phone number',
    pattern: /(?<![\w.+-])(?:\+\d{1,3}[ ./-]?\(?\d{1,4}\)?|0\d{2,4}|\(\d{3,5}\)|\d{3}[.-]\d{3})(?:[ ./-]?\d{2,4}){1,5}(?![\w-])/g,
    isPrivate: (number) => digitsIn(number) >= 9 && digitsIn(number) <= 15 && !isExampleNumber(number) && !isIpAddress(number),
  },
];

/** True for a text that looks like a secret: it has a digit, unlike most words, and is no number and no placeholder such as xxx1. */
function isSecret(text: string): boolean {
  return /\d/.test(text) && /[^\d.,-]/.test(text) && !/^(?:x+|\*+|\.+)\d*$/i.test(text);
}

/** Finds up to MAX_FOUND private texts, such as "an email address (jo@shop.de)", that are not in `known`. Shows only the beginning of a secret. */
export function findPrivateText(text: string, known = ''): string[] {
  const found = new Set<string>();
  for (const { kind, pattern, isPrivate } of PATTERNS)
    for (const [whole, part = whole] of text.matchAll(pattern)) {
      if (found.size === MAX_FOUND) return [...found];
      if ((isPrivate && !isPrivate(part)) || known.includes(part)) continue;
      const isHidden = kind === 'an API key' || kind === 'a password';
      found.add(`${kind} (${isHidden ? `${part.slice(0, SHOWN)}…` : part.trim()})`);
    }
  return [...found];
}

/**
 * Private texts that an edit would publish. `readPublic` returns the text that is public now, or null for a private item. It is called only if the
 * new text has private ones.
 */
export async function privateTextAdded(text: string, readPublic: () => Promise<string | null>): Promise<string[]> {
  if (findPrivateText(text).length === 0) return [];
  const known = await readPublic();
  return known === null ? [] : findPrivateText(text, known);
}
