import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { EXIT, Failure } from './failure';
import { hasColours, render, type Span } from './terminal';

/** Asks on the terminal, on standard error, so that the result alone is on standard output. */
export class Questions {
  #reader: Interface | null = null;
  #lines: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #failed: ((err: Failure) => void) | null = null;
  #offers: readonly string[] = [];

  /** A line that is typed; null where Ctrl+D ends it. Tab completes what is offered. */
  line(question: readonly Span[], offers: readonly string[] = []): Promise<string | null> {
    this.#offers = offers;
    const reader = this.#open();
    reader.setPrompt(render(question, hasColours(process.stderr)));
    reader.prompt();
    const typed = this.#lines.shift();
    if (typed !== undefined) return Promise.resolve(typed);
    return new Promise((resolve, reject) => {
      this.#waiting = resolve;
      this.#failed = reject;
    });
  }

  /** Lines until Ctrl+D. */
  async lines(): Promise<string> {
    const lines: string[] = [];
    for (let line = await this.line([]); line !== null; line = await this.line([])) lines.push(line);
    return lines.join('\n');
  }

  close(): void {
    this.#waiting = null;
    this.#reader?.close();
  }

  /** Ctrl+D closes a reader: the next question has another one. */
  #open(): Interface {
    if (this.#reader) return this.#reader;
    const reader = createInterface({
      input: process.stdin,
      output: process.stderr,
      terminal: true,
      historySize: 0,
      completer: (typed: string) => [this.#offers.filter((offer) => offer.startsWith(typed)), typed],
    });
    reader.on('line', (line) => {
      if (this.#waiting) this.#answer(line);
      else this.#lines.push(line);
    });
    reader.on('close', () => {
      this.#reader = null;
      if (this.#waiting) process.stderr.write('\n');
      this.#answer(null);
    });
    reader.on('SIGINT', () => {
      this.#failed?.(new Failure(EXIT.interrupted, ''));
      reader.close();
    });
    this.#reader = reader;
    return reader;
  }

  #answer(line: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(line);
  }
}

/** A line that is typed and not shown. */
export function askHidden(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true, historySize: 0 });
  process.stderr.write(question);
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      reader.removeAllListeners();
      reader.close();
      process.stderr.write('\n');
      finish();
    };
    reader.on('line', (line) => end(() => resolve(line)));
    for (const event of ['SIGINT', 'close']) reader.on(event, () => end(() => reject(new Failure(EXIT.interrupted, ''))));
  });
}
