/** How often something was tried within its window of time, this time included, and the milliseconds until the window ends. */
export type Attempts = { attempts: number; msLeft: number };

/**
 * Counts attempts by key in this process, each key in a window of `seconds` that its first attempt opens. Remembers `maxKeys` at most: the
 * oldest goes first. No timers: a timer would keep the whole request in memory in which it was set (its AsyncLocalStorage context).
 */
export class AttemptCounter {
  // In the order of their ends, because all windows are equally long.
  readonly #windows = new Map<string, { attempts: number; end: number }>();
  readonly #ms: number;
  readonly #maxKeys: number;

  constructor(seconds: number, maxKeys: number) {
    this.#ms = seconds * 1000;
    this.#maxKeys = maxKeys;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#windows.size;
  }

  /** Counts an attempt. `now` is milliseconds since 1970. */
  count(key: string, now: number): Attempts {
    this.#forgetEnded(now);
    let window = this.#windows.get(key);
    if (!window) {
      if (this.#windows.size >= this.#maxKeys) this.#forgetOldest();
      window = { attempts: 0, end: now + this.#ms };
      this.#windows.set(key, window);
    }
    window.attempts++;
    return { attempts: window.attempts, msLeft: window.end - now };
  }

  /** How often this key was counted in its window, which has not ended by `now`. */
  attempts(key: string, now: number): number {
    this.#forgetEnded(now);
    return this.#windows.get(key)?.attempts ?? 0;
  }

  #forgetEnded(now: number): void {
    for (const [key, { end }] of this.#windows) {
      if (end > now) return;
      this.#windows.delete(key);
    }
  }

  #forgetOldest(): void {
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key);
      return;
    }
  }
}
