import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { CheckedImport } from '@/lib/import/read-import';
import { type BroughtFile, broughtFile, bytesOf } from '@/tests/unit/support/brought-files';
import { readImport } from '../support/read-import';

const SEED = 38;
const folder = fc.constantFrom('', 'a/', '.github/prompts/', 'x/.claude/');

/** Files of any format, each in a folder and with a name of its own. */
const upload = fc
  .array(fc.tuple(broughtFile, folder), { minLength: 1, maxLength: 4 })
  .map((files) =>
    files.map(([{ extension, ...file }, inFolder], at): BroughtFile => ({ ...file, path: `${inFolder}file ${at}.${extension}` })),
  );

function read(uploads: { path: string; bytes: Buffer }[]): CheckedImport {
  const found = readImport(uploads);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** Each prompt of a file is a row that says the same, and whatever else is in the file is named. */
function expectAll(found: CheckedImport, file: BroughtFile): void {
  const rows = found.rows.filter(({ path }) => path === file.path);
  const said = found.unread.filter(({ path }) => path === file.path).map(({ reason }) => reason);
  expect(
    rows.map(({ content, problem }) => problem ?? content),
    file.text,
  ).toEqual(file.rows.map(({ content }) => content.trim()));
  if (rows.length === 0) expect(said, file.text).not.toEqual([]);
  for (const [at, { title, named }] of file.rows.entries()) {
    const notes = rows[at]?.notes.map(({ text }) => text).join('\n') ?? '';
    if (title !== null) expect(rows[at]?.title).toBe(title);
    for (const words of named) expect(notes, file.text).toContain(words);
  }
  for (const words of file.named) expect(said.join('\n'), file.text).toContain(words);
}

test('each file, entry, row and variable is in a prompt or named', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(upload, fc.boolean(), (files, isZipped) => {
      const uploads = files.map((file) => ({ path: file.path, bytes: bytesOf(file) }));
      const zip = () => zipSync(Object.fromEntries(uploads.map(({ path, bytes }) => [path, bytes])));
      const found = read(isZipped ? [{ path: 'all.zip', bytes: Buffer.from(zip()) }] : uploads);
      for (const file of files) expectAll(found, file);
    }),
    { numRuns: 1500, seed: SEED },
  );
});

test('a file that is cut off anywhere is read or named', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(broughtFile, fc.double({ min: 0, max: 1, noNaN: true }), ({ extension, ...file }, part) => {
      const bytes = bytesOf(file);
      const found = read([{ path: `file.${extension}`, bytes: bytes.subarray(0, Math.floor(bytes.length * part)) }]);
      expect(found.rows.length + found.unread.length).toBeGreaterThan(0);
    }),
    { numRuns: 500, seed: SEED },
  );
});
