import { addTo } from '../lists/add-to';
import { tokenize } from '../text/tokens';
import { PackedLists } from './packed-lists';

/** Phrases of an item by where they stand. */
type Phrases = { title: string; keywords: readonly string[]; typed?: readonly string[]; description?: string; text?: string };

type Kind = keyof Phrases;
/** All but the text, in the order in which they are read. */
const HEAD = ['title', 'keywords', 'typed', 'description'] as const satisfies Kind[];

/** Inverted index of the phrases of items. What the terms of a phrase are, such as the stems of its words, is up to the caller. */
export class PhraseIndex {
  /** By phrase, whose it is and where it stands: one object for all phrases of an item that stand in the same place. */
  private readonly places: { item: number; kind: Kind }[] = [];
  /** By phrase, the sum of the rarity of its terms. */
  readonly weights: readonly number[];
  private readonly phrasesByTerm: PackedLists;
  private readonly itemsByName: PackedLists;

  readonly itemCount: number;

  constructor(items: readonly Phrases[], termsOf: (phrase: string, kind: Kind) => readonly string[]) {
    const phrasesByTerm = new Map<string, number[]>();
    const itemsByName = new Map<string, number[]>();
    const phraseTerms: ReadonlySet<string>[] = [];
    const read = (item: number, kind: Kind, phrases: string | readonly string[] = []) => {
      const place = { item, kind };
      for (const phrase of [phrases].flat()) {
        const terms = new Set(termsOf(phrase, kind));
        if (kind === 'title' || kind === 'keywords') addTo(itemsByName, tokenize(phrase).join(' '), item);
        for (const term of terms) addTo(phrasesByTerm, term, this.places.length);
        this.places.push(place);
        phraseTerms.push(terms);
      }
    };
    for (const [item, phrases] of items.entries()) for (const kind of HEAD) read(item, kind, phrases[kind]);
    for (const [item, { text }] of items.entries()) read(item, 'text', text);
    this.itemCount = items.length;
    this.phrasesByTerm = new PackedLists(phrasesByTerm);
    this.itemsByName = new PackedLists(itemsByName);
    const rarities = new Map([...phrasesByTerm.keys()].map((term) => [term, this.rarity(term)]));
    this.weights = phraseTerms.map((terms) => [...terms].reduce((sum, term) => sum + (rarities.get(term) ?? 0), 0));
  }

  /** Whose phrase this is and where it stands. */
  placeOf(phrase: number): { item: number; kind: Kind } {
    const place = this.places[phrase];
    if (!place) throw new RangeError(`There is no phrase ${phrase}`);
    return place;
  }

  /** All terms, in the order in which they were read. */
  terms(): Iterable<string> {
    return this.phrasesByTerm.keys();
  }

  has(term: string): boolean {
    return this.phrasesByTerm.has(term);
  }

  /** Phrases with a term, in the order of their items, texts last. */
  phrasesWith(term: string): Iterable<number> {
    return this.phrasesByTerm.get(term);
  }

  /** Items whose title or keyword is this text, word by word. */
  itemsNamed(words: readonly string[]): Iterable<number> {
    return this.itemsByName.get(words.join(' '));
  }

  /** Items with a term anywhere but in the text. */
  itemsWith(term: string): readonly number[] {
    const items: number[] = [];
    for (const phrase of this.phrasesWith(term)) {
      const { item, kind } = this.placeOf(phrase);
      if (kind !== 'text' && item !== items.at(-1)) items.push(item);
    }
    return items;
  }

  /** Weight of a term: rare terms tell items apart. */
  rarity(term: string): number {
    return this.rarityOf(this.itemsWith(term).length || 1);
  }

  /** Inverse document frequency of a term that `count` items have. */
  rarityOf(count: number): number {
    return Math.log(1 + this.itemCount / count);
  }
}
