import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { EXIT, Failure } from './failure';
import { hasColours, oneLine, render, type Span, say } from './terminal';

/** Asks questions on standard error, so that standard output has only the result. */
export class Questions {
  #reader: Interface | null = null;
  /** Lines that were typed before their question; null for Ctrl+D. */
  #ahead: (string | null)[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #failed: ((err: Failure) => void) | null = null;
  #offers: readonly string[] = [];

  /** Asks for a line; null for Ctrl+D. Tab completes one of the `offers`. */
  line(question: readonly Span[], offers: readonly string[] = []): Promise<string | null> {
    this.#offers = offers.map(oneLine);
    const prompt = render(question, hasColours(process.stderr));
    const typed = this.#ahead.shift();
    if (typed !== undefined) {
      if (prompt) process.stderr.write(`${prompt}\n`);
      return Promise.resolve(typed);
    }
    const reader = this.open();
    reader.setPrompt(prompt);
    reader.prompt();
    return new Promise((resolve, reject) => {
      this.#waiting = resolve;
      this.#failed = reject;
    });
  }

  async lines(question: readonly Span[]): Promise<string> {
    this.open();
    say(...question);
    const lines: string[] = [];
    for (let line = await this.line([]); line !== null; line = await this.line([])) lines.push(line);
    return lines.join('\n');
  }

  close(): void {
    this.#waiting = null;
    this.#reader?.close();
  }

  /** Takes over the terminal, which would handle keys itself. Ctrl+D closes the reader, so the next question opens another one. */
  open(): Interface {
    if (this.#reader) return this.#reader;
    const reader = createInterface({
      input: process.stdin,
      output: process.stderr,
      terminal: true,
      historySize: 0,
      completer: (typed: string) => [this.#offers.filter((offer) => offer.startsWith(typed)), typed],
    });
    reader.on('line', (line) => {
      this.#answer(line);
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
    if (waiting) waiting(line);
    else this.#ahead.push(line);
  }
}

/** Asks for a line without showing what is typed. */
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
