import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseRecord } from '../../../lib/text/record';
import { writePrivateFile } from './write-file';

/** A public answer of the site. `at`: the time at which it was last known to be current, in milliseconds. */
export type CachedAnswer = { url: string; etag: string | null; at: number; body: string };

const MAX_ANSWERS = 500;

/** A folder with a file for each answer. If it cannot be read or written, the cache is empty, and no command fails. */
export class Cache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  find(url: string): CachedAnswer | null {
    const found = this.#read(this.#fileOf(url));
    return found?.url === url ? found : null;
  }

  store(answer: CachedAnswer): void {
    attempt(() => {
      writePrivateFile(this.#fileOf(answer.url), JSON.stringify(answer));
      this.#prune();
    });
  }

  remove(url: string): void {
    attempt(() => rmSync(this.#fileOf(url), { force: true }));
  }

  /** The answers whose address begins with `start`, newest first. */
  findAll(start: string): CachedAnswer[] {
    const answers = this.#files().flatMap((file) => this.#read(file) ?? []);
    return answers.filter((answer) => answer.url.startsWith(start)).sort((a, b) => b.at - a.at);
  }

  #fileOf(url: string): string {
    return path.join(this.#folder, `${createHash('sha256').update(url).digest('hex')}.json`);
  }

  #files(): string[] {
    const names = attempt(() => readdirSync(this.#folder)) ?? [];
    return names.filter((name) => /^[0-9a-f]{64}\.json$/.test(name)).map((name) => path.join(this.#folder, name));
  }

  #read(file: string): CachedAnswer | null {
    return attempt(() => readAnswer(readFileSync(file, 'utf8')));
  }

  #prune(): void {
    const files = this.#files();
    if (files.length <= MAX_ANSWERS) return;
    const aged = files.map((file) => ({ file, age: attempt(() => statSync(file).mtimeMs) ?? 0 })).sort((a, b) => a.age - b.age);
    for (const { file } of aged.slice(0, files.length - MAX_ANSWERS)) rmSync(file, { force: true });
  }
}

function readAnswer(text: string): CachedAnswer | null {
  const { url, etag, at, body } = parseRecord(text);
  if (typeof url !== 'string' || typeof at !== 'number' || typeof body !== 'string') return null;
  return { url, etag: typeof etag === 'string' ? etag : null, at, body };
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** An age in words, such as "3 hours". */
export function ageText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 120) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
