const NONE = new Uint32Array();

/** Lists of numbers by a text, one after the other in one array: a map of arrays takes three times the memory. */
export class PackedLists {
  private readonly places = new Map<string, number>();
  private readonly ends: number[] = [];
  private readonly numbers: Uint32Array;

  constructor(lists: ReadonlyMap<string, readonly number[]>) {
    for (const [key, list] of lists) {
      this.ends.push((this.ends.at(-1) ?? 0) + list.length);
      this.places.set(key, this.places.size);
    }
    this.numbers = Uint32Array.from([...lists.values()].flat());
  }

  get(key: string): Uint32Array {
    const place = this.places.get(key);
    return place === undefined ? NONE : this.numbers.subarray(this.ends[place - 1] ?? 0, this.ends[place]);
  }

  has(key: string): boolean {
    return this.places.has(key);
  }

  keys(): Iterable<string> {
    return this.places.keys();
  }
}
