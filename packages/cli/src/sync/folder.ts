import { lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EXIT, Failure } from '../failure';
import { replaceFile } from '../write-file';
import { type PromptReading, readPromptFile } from './prompt-file';
import { promptFileName } from './prompt-file-name';

/** The maximum of files, of folders within each other, and of bytes in a file. */
const LIMITS = { files: 5000, depth: 8, bytes: 1_000_000 } as const;

/** A Markdown file in a folder. `path`: relative to the folder, with slashes. */
export type LocalFile = { path: string; source: string; read: PromptReading };

/** A folder of prompts. Symbolic links in it are not followed. Files and folders whose name begins with a dot, and node_modules, are left out. */
export class Folder {
  readonly root: string;
  readonly #names: Set<string>;

  constructor(folder: string, { make = false } = {}) {
    if (make) mkdirSync(folder, { recursive: true });
    const about = lstatSync(folder, { throwIfNoEntry: false });
    if (!about) throw new Failure(EXIT.failed, `There is no folder ${folder}.`);
    this.root = realpathSync(folder);
    if (!lstatSync(this.root).isDirectory()) throw new Failure(EXIT.failed, `${folder} is no folder.`);
    this.#names = new Set(readdirSync(this.root).map((name) => name.toLowerCase()));
  }

  files(): LocalFile[] {
    const found = this.#inside('', 0);
    if (found.length > LIMITS.files)
      throw new Failure(
        EXIT.failed,
        `${this.root} has more than ${LIMITS.files.toLocaleString('en')} Markdown files. Is it the right folder?`,
      );
    return found.sort().map((file) => this.#readFile(file));
  }

  #inside(place: string, depth: number): string[] {
    if (depth > LIMITS.depth) return [];
    return readdirSync(path.join(this.root, place), { withFileTypes: true }).flatMap((entry) => {
      const { name } = entry;
      const file = place ? `${place}/${name}` : name;
      if (entry.isDirectory()) return name.startsWith('.') || name === 'node_modules' ? [] : this.#inside(file, depth + 1);
      return entry.isFile() && /\.(md|markdown)$/i.test(name) && !name.startsWith('.') ? [file] : [];
    });
  }

  #readFile(file: string): LocalFile {
    const place = path.join(this.root, file);
    const { size } = lstatSync(place);
    if (size > LIMITS.bytes)
      return { path: file, source: '', read: { kind: 'unreadable', problem: `it has more than ${LIMITS.bytes / 1_000_000} MB` } };
    const source = readFileSync(place, 'utf8');
    return { path: file, source, read: readPromptFile(source) };
  }

  /** The path of a file to write. Throws a Failure if a folder on its way has become a link to another place since it was read. */
  #placeOf(file: string): string {
    const place = path.join(this.root, file);
    const parent = realpathSync(path.dirname(place));
    if (parent !== this.root && !parent.startsWith(path.join(this.root, path.sep)))
      throw new Failure(EXIT.failed, `${file} would be outside of ${this.root}.`);
    return place;
  }

  /** Replaces the text of a file. Throws a Failure if the file has changed since it was read. */
  change({ path: file, source }: LocalFile, text: string): void {
    const place = this.#placeOf(file);
    const about = lstatSync(place);
    if (!about.isFile() || readFileSync(place, 'utf8') !== source)
      throw new Failure(EXIT.conflict, `${file} has just been changed by another program. Run the command again.`);
    replaceFile(place, text, about.mode & 0o777);
  }

  /** Writes a new file for a prompt, and returns its name. No file or link is replaced. */
  create(title: string, id: string, text: string): string {
    const name = promptFileName(title, id, (one) => this.#names.has(one));
    writeFileSync(this.#placeOf(name), text, { flag: 'wx' });
    this.#names.add(name.toLowerCase());
    return name;
  }
}
