import { splitWords } from './tokens';

/**
 * Counts of the words and trigrams of a language that are more than once in sample texts. `total`: count of all, also of those that are there once.
 */
type Model = { counts: ReadonlyMap<string, number>; total: number };

/** Additive smoothing: `count` is added to the count of each of `features`, so that a feature that the samples lack is not impossible. */
const SMOOTHING = { count: 0.5, features: 20_000 };

/** Advantage of the expected language, as if a text were twenty times as likely to be written in it. */
const ADVANTAGE = Math.log(20);

/** Returns a function that guesses the language of a text by a naive Bayes classifier. `samples`: texts in each language. */
export function createLanguageGuess<Language>(
  samples: ReadonlyMap<Language, Iterable<string>>,
): (text: string, expected?: Language) => Language | undefined {
  const models = new Map([...samples].map(([language, texts]) => [language, modelOf(texts)]));
  return (text, expected) => {
    const features = featuresOf(text);
    const scores = [...models].map(([language, { counts, total }]): [Language, number] => [
      language,
      features.reduce(
        (sum, feature) => sum + Math.log(((counts.get(feature) ?? 0) + SMOOTHING.count) / (total + SMOOTHING.count * SMOOTHING.features)),
        language === expected ? ADVANTAGE : 0,
      ),
    ]);
    return scores.sort((one, other) => other[1] - one[1])[0]?.[0];
  };
}

function modelOf(texts: Iterable<string>): Model {
  const counts = new Map<string, number>();
  let total = 0;
  for (const text of texts) {
    for (const feature of featuresOf(text)) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
      total++;
    }
  }
  return { counts: new Map([...counts].filter(([, count]) => count > 1)), total };
}

function featuresOf(text: string): string[] {
  return splitWords(text.toLowerCase()).flatMap((word) => {
    const padded = ['', word, ''].join(' ');
    const trigrams = Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    return [...trigrams, `=${word}`];
  });
}
