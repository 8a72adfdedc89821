import irregular from '../../data/irregular-words.json' with { type: 'json' };

const IRREGULAR = new Map(Object.entries(irregular));

/**
 * Stem of a normalized English word, to be compared with other stems only: without plurals, -ed, -ing and -ation, and with -ize and -ization as -y
 * (summarize/summary). Porter's rules go further, and join words of different meaning (organ/organization).
 */
export function stem(word: string): string {
  const isRegular = word.length > 3 && /^[a-z]+$/.test(word);
  const one = isRegular && !IRREGULAR.has(word) ? singular(word) : word;
  return IRREGULAR.get(one) ?? (isRegular ? withoutEnding(one) : one);
}

function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/zzes$/.test(word)) return word.slice(0, -3);
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && !/is$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  const base = withoutIngOrEd(word);
  for (const [end, replacement] of [
    [/i[sz](?:ation|e)?$/, 'i'],
    [/at(?:ion|e|or)?$/, ''],
  ] as const) {
    const short = base.replace(end, replacement);
    if (short !== base && short.length > 4) return short;
  }
  return base
    .replace(/(?<=.{4}[aiu]t)ion$/, '')
    .replace(/(?<=[^aeiou])y$/, 'i')
    .replace(/(?<=....)e$/, '');
}

/** "planning" and "planned" are "plan", "coding" is "code", "writing" is "writ" (as "write" is in the end); "sing" and "need" stay. */
function withoutIngOrEd(word: string): string {
  const base = word.replace(/(?:ing|ed)$/, '');
  if (base === word || base.length < 3 || !/[aeiouy]/.test(base) || word.endsWith('eed')) return word;
  if (/^[^aeiou]?[aeiou][^aeiouwxy]$/.test(base)) return `${base}e`;
  return base.replace(/(?<=..)([bdgmnprt])\1$/, '$1');
}
