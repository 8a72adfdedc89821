/** Number of attempts within a window, including the current one, and the milliseconds until the window ends. */
export type Attempts = { attempts: number; msLeft: number };

/** Counts attempts by key in this process, each in its own window. No timers: a timer would keep its whole request in memory. */
export class AttemptCounter {
  // Ordered by `end`, because all windows are equally long.
  readonly #windows = new Map<string, { attempts: number; end: number }>();
  readonly #ms: number;
  readonly #maxKeys: number;

  constructor(seconds: number, maxKeys: number) {
    this.#ms = seconds * 1000;
    this.#maxKeys = maxKeys;
  }

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
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}
