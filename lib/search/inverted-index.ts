import { foldedWords } from './words';

/** What is searched of one thing. `text` is the long part; `extra` holds words that should find it but are not shown. */
export type IndexedText = { title: string; text: string; extra: string };

/**
 * Which words stand where. `words` are folded and sorted; the entries of the word at `i` are those from `starts[i]` up to
 * `starts[i + 1]`, by ascending place: the text it stands in, what it weighs there, and whether it is in the title.
 */
export type InvertedIndex = {
  size: number;
  words: readonly string[];
  starts: Uint32Array;
  places: Uint32Array;
  weights: Float64Array;
  titled: Uint8Array;
};

const FIELDS = [
  { name: 'title', boost: 6 },
  { name: 'text', boost: 1 },
  { name: 'extra', boost: 2 },
] as const;

/** BM25+ (Lv and Zhai, 2011): how soon repetition stops to count, how much length does, and the least that a hit is worth. */
const K = 1.2;
const B = 0.7;
const D = 0.5;

/** While an index is made: for each word the place, and how often it stands in each field there, one entry after the other. */
const STRIDE = 1 + FIELDS.length;

export function invert(texts: readonly IndexedText[]): InvertedIndex {
  const entries = new Map<string, number[]>();
  const lengths = FIELDS.map(() => new Float64Array(texts.length));
  for (const [place, text] of texts.entries()) {
    for (const [field, { name }] of FIELDS.entries()) {
      const words = foldedWords(text[name]);
      for (const word of words) count(entries, word, place, field);
      lengths[field]?.fill(words.length, place, place + 1);
    }
  }
  const words = [...entries.keys()].sort();
  const total = words.reduce((sum, word) => sum + (entries.get(word)?.length ?? 0) / STRIDE, 0);
  const index = {
    size: texts.length,
    words,
    starts: new Uint32Array(words.length + 1),
    places: new Uint32Array(total),
    weights: new Float64Array(total),
    titled: new Uint8Array(total),
  };
  const averages = lengths.map((all) => all.reduce((sum, length) => sum + length, 0) / texts.length);
  let next = 0;
  for (const [at, word] of words.entries()) {
    const list = entries.get(word) ?? [];
    const rarity = Math.log(1 + (texts.length - list.length / STRIDE + 0.5) / (list.length / STRIDE + 0.5));
    for (let from = 0; from < list.length; from += STRIDE, next++) {
      const place = list[from] ?? 0;
      index.places[next] = place;
      for (const [field, { name, boost }] of FIELDS.entries()) {
        const times = list[from + 1 + field] ?? 0;
        if (times === 0) continue;
        const length = (lengths[field]?.[place] ?? 0) / (averages[field] || 1);
        index.weights[next] = (index.weights[next] ?? 0) + boost * rarity * (D + (times * (K + 1)) / (times + K * (1 - B + B * length)));
        if (name === 'title') index.titled[next] = 1;
      }
    }
    index.starts[at + 1] = next;
  }
  return index;
}

function count(entries: Map<string, number[]>, word: string, place: number, field: number): void {
  let list = entries.get(word);
  if (!list) {
    list = [];
    entries.set(word, list);
  }
  if (list.length === 0 || list[list.length - STRIDE] !== place) list.push(place, ...FIELDS.map(() => 0));
  const at = list.length - FIELDS.length + field;
  list[at] = (list[at] ?? 0) + 1;
}

/** The number of the first word that does not come before `word`. */
export function lowerBound({ words }: InvertedIndex, word: string): number {
  return firstNotBefore(0, words.length, (at) => (words[at] ?? '') < word);
}

/** Whether the word of this number stands in the text at `place`. */
export function standsIn({ starts, places }: InvertedIndex, word: number, place: number): boolean {
  const end = starts[word + 1] ?? 0;
  const at = firstNotBefore(starts[word] ?? 0, end, (entry) => (places[entry] ?? 0) < place);
  return at < end && places[at] === place;
}

/** The first of the sorted numbers from `low` up to `high` that is not `before` what is looked for; `high` when all are. */
function firstNotBefore(low: number, high: number, before: (at: number) => boolean): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (before(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
