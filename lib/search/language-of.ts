import { splitWords } from '../text/tokens';

/** Counts of the words and of the runs of three letters that stand more than once in texts of a language. */
type Model = { counts: ReadonlyMap<string, number>; total: number };

/** Added to each count, of so many that are possible, so that nothing is impossible. */
const UNSEEN = 0.5;
const POSSIBLE = 20_000;

/** Tells in which of some languages a text is written. `samples`: texts in each. */
export function createLanguageGuess<Language>(
  samples: ReadonlyMap<Language, Iterable<string>>,
): (text: string, expected?: Language) => Language | undefined {
  const models = new Map([...samples].map(([language, texts]) => [language, modelOf(texts)]));
  return (text, expected) => {
    const marks = marksOf(text);
    const scores = [...models].map(([language, { counts, total }]): [Language, number] => [
      language,
      marks.reduce(
        (sum, mark) => sum + Math.log(((counts.get(mark) ?? 0) + UNSEEN) / (total + UNSEEN * POSSIBLE)),
        language === expected ? ADVANTAGE : 0,
      ),
    ]);
    return scores.sort((one, other) => other[1] - one[1])[0]?.[0];
  };
}

/** Lead of the expected language: as if a text were twenty times as likely to be written in it. */
const ADVANTAGE = Math.log(20);

function modelOf(texts: Iterable<string>): Model {
  const marks = [...texts].flatMap(marksOf);
  const counts = [...Map.groupBy(marks, (mark) => mark)].map(([mark, all]): [string, number] => [mark, all.length]);
  return { counts: new Map(counts.filter(([, count]) => count > 1)), total: marks.length };
}

function marksOf(text: string): string[] {
  return splitWords(text.toLowerCase()).flatMap((word) => {
    const padded = ['', word, ''].join(' ');
    const runs = Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    return [...runs, `=${word}`];
  });
}
