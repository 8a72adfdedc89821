import { addTo } from '../lists/add-to';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import { tokenize } from './tokens';

/** Words of a phrase that mean something, each with the term it counts as. */
type WordReader = (phrase: string) => [word: string, term: string][];

const readEnglish: WordReader = (phrase) =>
  tokenize(phrase)
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => [word, stem(word)]);

/** Texts of an item by where they stand. `keywords` are found but not shown. */
export type SearchableText = {
  title: string;
  keywords: readonly string[];
  /** Searches of people who use other words; found, not shown. */
  typed?: readonly string[];
  description: string;
  category?: string;
  text: string;
  /** True if a blank takes the name of a language. */
  anyLanguage?: boolean;
  /** True to come before equals. */
  preferred?: boolean;
};

/** Terms that more items have than this, or than this part of them, tell nothing about which items are alike. */
const SHARED = { most: 60, part: 1 / 40 };
const MOST_ALIKE = 60;

/** A text of an item as a set of terms. `weight`: sum of the rarity of its terms. */
export type Phrase = { item: number; kind: 'title' | 'keyword' | 'typed' | 'description' | 'text'; weight: number };

/** Inverted index of the phrases of items. A term is the stem of a word in English. */
export class PhraseIndex {
  private readonly phrases: Phrase[] = [];
  private readonly forms = new Map<string, Set<string>>();
  /** Words as written by their first two letters. */
  private readonly wordsByPair = new Map<string, string[]>();
  /** Words of titles, keywords, descriptions and categories: what a typo may stand for. */
  readonly vocabulary = new Set<string>();
  private readonly phrasesByTerm = new Map<string, number[]>();
  private readonly itemsByPhrase = new Map<string, number[]>();
  private readonly counts = new Map<string, number>();
  private readonly itemCount: number;
  /** By item, the rare terms of all its phrases but the text, once somebody asks what is like an item. */
  private heads: ReadonlyMap<number, ReadonlySet<string>> | undefined;
  private readonly itemsAlike = new Map<number, ReadonlyMap<number, number>>();

  private readonly wordsOf: WordReader;

  constructor(texts: readonly SearchableText[], wordsOf = readEnglish) {
    this.wordsOf = wordsOf;
    this.itemCount = texts.length;
    const phraseTerms = texts.flatMap((text, item) => this.readItem(text, item));
    for (const [at, phrase] of this.phrases.entries())
      phrase.weight = (phraseTerms[at] ?? []).reduce((sum, term) => sum + this.rarity(term), 0);
  }

  /** Adds the phrases of an item. Returns the terms of each. */
  private readItem({ title, keywords, description, category = '', text, typed = [] }: SearchableText, item: number): string[][] {
    const head = new Set<string>();
    const termsOf = (kind: Phrase['kind'], phrase: string) => {
      if (kind === 'title' || kind === 'keyword') addTo(this.itemsByPhrase, tokenize(phrase).join(' '), item);
      const terms = new Set<string>();
      for (const [word, term] of this.wordsOf(phrase)) {
        terms.add(term);
        if (term !== word) addToSet(this.forms, term, word);
        if (!this.wordsByPair.get(word.slice(0, 2))?.includes(word)) addTo(this.wordsByPair, word.slice(0, 2), word);
        if (kind === 'text') continue;
        head.add(term);
        this.vocabulary.add(word);
      }
      for (const term of terms) addTo(this.phrasesByTerm, term, this.phrases.length);
      this.phrases.push({ item, kind, weight: 0 });
      return [...terms];
    };
    const terms = [
      termsOf('title', title),
      ...keywords.map((phrase) => termsOf('keyword', phrase)),
      ...typed.map((phrase) => termsOf('typed', phrase)),
      termsOf('description', `${description} ${category}`),
      termsOf('text', text),
    ];
    for (const term of head) this.counts.set(term, (this.counts.get(term) ?? 0) + 1);
    return terms;
  }

  phraseAt(at: number): Phrase {
    const phrase = this.phrases[at];
    if (!phrase) throw new RangeError(`There is no phrase ${at}`);
    return phrase;
  }

  /** Words as written that a term stands for. */
  formsOf(term: string): Iterable<string> {
    const forms = this.forms.get(term) ?? [];
    const isWritten = this.wordsByPair.get(term.slice(0, 2))?.includes(term);
    return isWritten ? [term, ...forms] : forms;
  }

  /** Words as written that begin with these two letters or more. */
  wordsFrom(beginning: string): string[] {
    return (this.wordsByPair.get(beginning.slice(0, 2)) ?? []).filter((word) => word.startsWith(beginning));
  }

  has(term: string): boolean {
    return this.phrasesByTerm.has(term);
  }

  phrasesWith(term: string): readonly number[] {
    return this.phrasesByTerm.get(term) ?? [];
  }

  /** Items whose title or keyword is this text, word by word. */
  itemsNamed(words: readonly string[]): readonly number[] {
    return this.itemsByPhrase.get(words.join(' ')) ?? [];
  }

  /** Items that share rare terms with an item, and how much they are like it, 0 to 1. */
  readonly alike = (item: number): ReadonlyMap<number, number> => {
    const known = this.itemsAlike.get(item);
    if (known) return known;
    this.heads ??= this.readHeads();
    const { heads } = this;
    const shared = new Map<number, number>();
    for (const term of heads.get(item) ?? [])
      for (const other of this.itemsWith(term)) shared.set(other, (shared.get(other) ?? 0) + this.rarity(term) ** 2);
    const sizeOf = (one: number) => Math.sqrt([...(heads.get(one) ?? [])].reduce((sum, term) => sum + this.rarity(term) ** 2, 0));
    const likeness = [...shared].map(([other, weight]): [number, number] => [other, weight / (sizeOf(item) * sizeOf(other))]);
    const alike = new Map(
      likeness
        .filter(([other]) => other !== item)
        .sort((one, other) => other[1] - one[1])
        .slice(0, MOST_ALIKE),
    );
    this.itemsAlike.set(item, alike);
    return alike;
  };

  private readHeads(): ReadonlyMap<number, ReadonlySet<string>> {
    const heads = new Map<number, Set<string>>();
    const most = Math.min(SHARED.most, this.itemCount * SHARED.part);
    for (const [term, count] of this.counts) if (count <= most) for (const item of this.itemsWith(term)) addToSet(heads, item, term);
    return heads;
  }

  /** Items with a term in title, keywords, description or category. */
  private itemsWith(term: string): Set<number> {
    const places = this.phrasesWith(term).map((phrase) => this.phraseAt(phrase));
    return new Set(places.flatMap(({ item, kind }) => (kind === 'text' ? [] : item)));
  }

  /** Number of items with a term in title, keywords, description or category. */
  count(term: string): number {
    return this.counts.get(term) ?? 0;
  }

  /** Weight of a term: rare terms tell items apart. */
  rarity(term: string): number {
    return this.rarityOf(this.count(term) || 1);
  }

  /** Inverse document frequency of a term that `count` items have. */
  rarityOf(count: number): number {
    return Math.log(1 + this.itemCount / count);
  }
}

function addToSet<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}
