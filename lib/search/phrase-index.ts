import { addToList } from '../lists/add-to-list';
import { tokenize } from '../text/tokens';
import { PackedLists } from './packed-lists';

/** Phrases of an item by field. `wordings`: what people type to find it. */
type Phrases = { title: string; keywords: readonly string[]; wordings?: readonly string[]; description?: string; text?: string };

type Field = keyof Phrases;
const FIELDS_OUTSIDE_TEXT = ['title', 'keywords', 'wordings', 'description'] as const satisfies Field[];

/** Inverted index from terms to phrases of items. Items and phrases are named by their positions. `termsOf` makes terms of a phrase. */
export class PhraseIndex {
  /** Item and field of each phrase: one object for all phrases of an item in one field, to save memory. */
  private readonly places: { item: number; field: Field }[] = [];
  /** Total rarity of the terms of each phrase. */
  readonly weights: Float64Array;
  private readonly phrasesByTerm: PackedLists;
  private readonly itemsByName: PackedLists;

  readonly itemCount: number;

  constructor(items: readonly Phrases[], termsOf: (phrase: string, field: Field) => readonly string[]) {
    const phrasesByTerm = new Map<string, number[]>();
    const itemsByName = new Map<string, number[]>();
    const addPhrases = (item: number, field: Field, phrases: string | readonly string[] = []) => {
      const place = { item, field };
      for (const phrase of [phrases].flat()) {
        if (field === 'title' || field === 'keywords') addToList(itemsByName, tokenize(phrase).join(' '), item);
        for (const term of new Set(termsOf(phrase, field))) addToList(phrasesByTerm, term, this.places.length);
        this.places.push(place);
      }
    };
    for (const [item, phrases] of items.entries()) for (const field of FIELDS_OUTSIDE_TEXT) addPhrases(item, field, phrases[field]);
    for (const [item, { text }] of items.entries()) addPhrases(item, 'text', text);
    this.itemCount = items.length;
    this.phrasesByTerm = new PackedLists(phrasesByTerm);
    this.itemsByName = new PackedLists(itemsByName);
    this.weights = new Float64Array(this.places.length);
    for (const [term, phrases] of phrasesByTerm) {
      const rarity = this.rarity(term);
      for (const phrase of phrases) this.weights[phrase] = (this.weights[phrase] ?? 0) + rarity;
    }
  }

  placeOf(phrase: number): { item: number; field: Field } {
    const place = this.places[phrase];
    if (!place) throw new RangeError(`There is no phrase ${phrase}`);
    return place;
  }

  terms(): Iterable<string> {
    return this.phrasesByTerm.keys();
  }

  has(term: string): boolean {
    return this.phrasesByTerm.has(term);
  }

  /** Phrases with a term, in the order of their items, but those of the field `text` last. */
  phrasesWith(term: string): Iterable<number> {
    return this.phrasesByTerm.get(term);
  }

  /** Items with a title or keyword of exactly the given normalized words. */
  itemsNamed(words: readonly string[]): Iterable<number> {
    return this.itemsByName.get(words.join(' '));
  }

  /** Items with a term in another field than `text`. */
  itemsWith(term: string): readonly number[] {
    const items: number[] = [];
    for (const phrase of this.phrasesWith(term)) {
      const { item, field } = this.placeOf(phrase);
      if (field !== 'text' && item !== items.at(-1)) items.push(item);
    }
    return items;
  }

  /** Inverse document frequency of a term. The field `text` does not count. */
  rarity(term: string): number {
    return this.rarityOf(this.itemsWith(term).length || 1);
  }

  /** Inverse document frequency of a term that `count` items have. */
  rarityOf(count: number): number {
    return Math.log(1 + this.itemCount / count);
  }
}
