import 'server-only';
import { type IndexedText, invert, lowerBound, standsIn } from './inverted-index';
import { editDistance, letterSet, mayBeNear } from './typos';
import { foldedWords } from './words';

/** A thing that was found. `words()` are those of it that matched, folded; lists ask for what they show. */
export type Hit<Thing> = { thing: Thing; words: () => ReadonlySet<string> };

/** `search` answers best first. */
export type TextIndex<Thing> = { search(query: string): Hit<Thing>[] };

/** A word of the index that is taken for a typed one, and how much of its weight counts. */
type Candidate = { word: number; share: number };

const FILLERS = new Set(
  'a an and for from i in into is it me my need of on or please prompt prompts that the to want with write'.split(' '),
);

/** How much a longer or a misspelt word counts, against the very word that was typed. */
const SHARE = { longer: 0.375, misspelt: 0.45 };

/** The words of a query that carry meaning; all of them when none does. */
function queryWords(query: string): string[] {
  const words = foldedWords(query);
  const meaningful = words.filter((word) => !FILLERS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** How many slips a typed word may have. */
function slipsIn(word: string): number {
  return word.length > 7 ? 2 : word.length > 3 ? 1 : 0;
}

/**
 * An index over the texts of things. A query is tried strictly first: every word, as the start of some word. When nothing has
 * them all, any of the words will do, and a word that is nowhere may have typos. A hit in the title comes before all others.
 */
export function createTextIndex<Thing>(things: readonly Thing[], textOf: (thing: Thing) => IndexedText): TextIndex<Thing> {
  const index = invert(things.map(textOf));
  const { size, words, starts, places, weights, titled } = index;
  const letters = Uint32Array.from(words, letterSet);

  /** The words that begin like a typed one; only the very word itself unless `open`. */
  function beginningWith(typed: string, open: boolean): Candidate[] {
    const candidates: Candidate[] = [];
    for (let word = lowerBound(index, typed); words[word]?.startsWith(typed); word++) {
      const more = (words[word]?.length ?? 0) - typed.length;
      if (more === 0) candidates.push({ word, share: 1 });
      else if (open) candidates.push({ word, share: (SHARE.longer * typed.length) / (typed.length + 0.3 * more) });
      else break;
    }
    return candidates;
  }

  /** The words that a typed one may have meant, which is itself nowhere. */
  function misspelling(typed: string): Candidate[] {
    const slips = slipsIn(typed);
    if (slips === 0) return [];
    const typedLetters = letterSet(typed);
    const candidates: Candidate[] = [];
    for (let word = 0; word < words.length; word++) {
      if (!mayBeNear(typedLetters, letters[word] ?? 0, slips)) continue;
      const distance = editDistance(typed, words[word] ?? '', slips);
      if (distance <= slips) candidates.push({ word, share: (SHARE.misspelt * typed.length) / (typed.length + distance) });
    }
    return candidates;
  }

  /** The texts that have candidates of at least so many typed words, best first. Each word counts by its best candidate. */
  function collect(lists: Candidate[][], least: number): Hit<Thing>[] {
    const score = new Float64Array(size);
    const matched = new Uint16Array(size);
    const inTitle = new Uint8Array(size);
    for (const list of lists) {
      const best = new Float64Array(size);
      for (const { word, share } of list) {
        for (let at = starts[word] ?? 0, end = starts[word + 1] ?? 0; at < end; at++) {
          const place = places[at] ?? 0;
          const weight = share * (weights[at] ?? 0);
          const known = best[place] ?? 0;
          if (known === 0) matched[place] = (matched[place] ?? 0) + 1;
          if (titled[at]) inTitle[place] = 1;
          if (weight <= known) continue;
          score[place] = (score[place] ?? 0) + weight - known;
          best[place] = weight;
        }
      }
    }
    const found: number[] = [];
    for (let place = 0; place < size; place++) if ((matched[place] ?? 0) >= least) found.push(place);
    found.sort((one, other) => (inTitle[other] ?? 0) - (inTitle[one] ?? 0) || (score[other] ?? 0) - (score[one] ?? 0) || one - other);
    return found.flatMap((place) => {
      const thing = things[place];
      return thing === undefined ? [] : { thing, words: () => wordsIn(lists, place) };
    });
  }

  function wordsIn(lists: Candidate[][], place: number): ReadonlySet<string> {
    const standing = lists.flat().filter(({ word }) => standsIn(index, word, place));
    return new Set(standing.map(({ word }) => words[word] ?? ''));
  }

  return {
    search(query) {
      const inOrder = queryWords(query);
      const typed = [...new Set(inOrder)];
      if (typed.length === 0) return [];
      // Whoever types is in the middle of the last word; one or two letters elsewhere are a word of their own.
      const strict = typed.map((word) => beginningWith(word, word.length > 2 || word === inOrder.at(-1)));
      const found = collect(strict, typed.length);
      if (found.length > 0) return found;
      const loose = typed.map((word, at) => (strict[at]?.length ? strict[at] : misspelling(word)));
      return collect(loose, 1);
    },
  };
}
