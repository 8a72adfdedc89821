const NONE = new Uint32Array();

/** Read-only map from a text to a list of numbers. All lists are in one array: a map of arrays takes three times the memory. */
export class PackedLists {
  private readonly positions = new Map<string, number>();
  private readonly ends: number[] = [];
  private readonly numbers: Uint32Array;

  constructor(lists: ReadonlyMap<string, readonly number[]>) {
    for (const [key, list] of lists) {
      this.ends.push((this.ends.at(-1) ?? 0) + list.length);
      this.positions.set(key, this.positions.size);
    }
    this.numbers = new Uint32Array(this.ends.at(-1) ?? 0);
    for (const [key, list] of lists) this.get(key).set(list);
  }

  get(key: string): Uint32Array {
    const position = this.positions.get(key);
    return position === undefined ? NONE : this.numbers.subarray(this.ends[position - 1] ?? 0, this.ends[position]);
  }

  has(key: string): boolean {
    return this.positions.has(key);
  }

  keys(): Iterable<string> {
    return this.positions.keys();
  }
}
