import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Folder } from '@/packages/cli/src/sync/folder';
import { promptFileName } from '@/packages/cli/src/sync/prompt-file-name';
import { parseState, readState, STATE_FILE, stateText, writeState } from '@/packages/cli/src/sync/state';

const ID = '5eed0000-0000-4000-8000-000000000001';
const SITE = 'https://prompts.example';
let place: string;
let outside: string;

beforeEach(() => {
  [place, outside] = [mkdtempSync(path.join(tmpdir(), 'folder-')), mkdtempSync(path.join(tmpdir(), 'outside-'))];
});
afterEach(() => {
  for (const folder of [place, outside]) rmSync(folder, { recursive: true });
});

const write = (file: string, text = '---\ntitle: A\n---\n\nText\n') => {
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), text);
};

describe('names of files', () => {
  test('are ones that every system takes, and no path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const name = promptFileName(title, ID, () => false);
        expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,90}\.md$/);
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\.md$/);
      }),
    );
  });

  test('are told apart by the id where one is taken', () => {
    expect(promptFileName('My letter', ID, () => false)).toBe('my-letter.md');
    expect(promptFileName('My letter', ID, (name) => name === 'my-letter.md')).toBe('my-letter-5eed0000.md');
    expect(promptFileName('My letter', ID, () => true)).toBe(`my-letter-${ID}.md`);
    expect(promptFileName('COM1', ID, () => false)).toBe('com1-5eed0000.md');
  });
});

describe('a folder', () => {
  test('has the Markdown files below it, without links, hidden ones and packages', () => {
    for (const file of ['b.md', 'a/c.MARKDOWN', 'a.txt', '.hidden.md', '.git/a.md', 'node_modules/x/a.md']) write(file);
    writeFileSync(path.join(outside, 'o.md'), '---\ntitle: O\n---\n\nOutside\n');
    symlinkSync(outside, path.join(place, 'linked'));
    symlinkSync(path.join(outside, 'o.md'), path.join(place, 'linked.md'));
    expect(new Folder(place).files().map((file) => file.path)).toEqual(['a/c.MARKDOWN', 'b.md']);
  });

  test('does not write through a link, nor over what is there', () => {
    symlinkSync(path.join(outside, 'made.md'), path.join(place, 'letter.md'));
    const folder = new Folder(place);
    expect(folder.create('Letter', ID, 'Text')).toBe('letter-5eed0000.md');
    expect(readdirSync(outside)).toEqual([]);
    write('mine.md');
    const [file] = new Folder(place).files().filter((one) => one.path === 'mine.md');
    if (!file) throw new Error('The file is missing');
    rmSync(path.join(place, 'mine.md'));
    writeFileSync(path.join(outside, 'mine.md'), file.source);
    symlinkSync(path.join(outside, 'mine.md'), path.join(place, 'mine.md'));
    expect(() => folder.change(file, 'Theirs')).toThrow('mine.md');
    expect(readFileSync(path.join(outside, 'mine.md'), 'utf8')).toBe(file.source);
  });

  test('changes a file as a whole, and leaves to its owner who may read it', () => {
    write('a.md');
    chmodSync(path.join(place, 'a.md'), 0o600);
    const folder = new Folder(place);
    const [file] = folder.files();
    if (!file) throw new Error('The file is missing');
    folder.change(file, 'Theirs');
    expect(readFileSync(path.join(place, 'a.md'), 'utf8')).toBe('Theirs');
    expect(statSync(path.join(place, 'a.md')).mode & 0o777).toBe(0o600);
    expect(readdirSync(place)).toEqual(['a.md']);
  });

  test('does not write over what was changed since it was read', () => {
    write('a.md');
    const folder = new Folder(place);
    const [file] = folder.files();
    if (!file) throw new Error('The file is missing');
    write('a.md', 'Changed in between');
    expect(() => folder.change(file, 'Theirs')).toThrow('a.md');
    expect(readFileSync(path.join(place, 'a.md'), 'utf8')).toBe('Changed in between');
    expect(readdirSync(place)).toEqual(['a.md']);
  });
});

describe('what a folder remembers', () => {
  const state = { site: SITE, prompts: new Map([[ID, { file: 'a.md', version: '"2026-11-20T10:00:00+00:00"', hash: 'abc' }]]) };

  test('is read back, for its site alone', () => {
    expect(readState(place, SITE)).toBeNull();
    writeState(place, state);
    expect(readState(place, SITE)).toEqual(state);
    expect(() => readState(place, 'https://other.example')).toThrow(SITE);
  });

  test('is not taken where it is broken, or a link', () => {
    expect(parseState('{}')).toBeNull();
    expect(parseState('no JSON')).toBeNull();
    expect(parseState(stateText(state).replace(ID, '../../up'))?.prompts.size).toBe(0);
    write(STATE_FILE, '[]');
    expect(() => readState(place, SITE)).toThrow('cannot be read');
    rmSync(path.join(place, STATE_FILE));
    symlinkSync(path.join(outside, 'state.json'), path.join(place, STATE_FILE));
    expect(() => readState(place, SITE)).toThrow('no ordinary file');
  });
});
