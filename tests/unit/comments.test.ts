import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/|\{\/\*) ?(?:The same|Of|What|Whether|That)\b.*/gm;

// Such a comment is about a subject that stands elsewhere: in a hover card it says nothing.
test('a comment makes sense alone: none begins with The same, Of, What, Whether or That', () => {
  const globs = ['{app,components,lib,packages/*/src}/**/*.{ts,tsx,css}', 'scripts/{,lib/}*.{ts,mjs}', '*.{ts,cjs}'];
  const files = globSync(globs).filter((file) => !file.endsWith('database.types.ts'));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => (readFileSync(file, 'utf8').match(COMMENT) ?? []).map((line) => `${file}: ${line.trim()}`));
  expect(found).toEqual([]);
});

test('no literal is spread into another one', () => {
  const files = globSync('{app,components,lib,packages/*/src}/**/*.{ts,tsx}');
  expect(
    files.filter((file) => /\.\.\.\{(?!\s*\.\.\.)|\.\.\.\[(?!\.\.\.|\w+\()/.test(readFileSync(file, 'utf8').replace(/\/\/.*/g, ''))),
  ).toEqual([]);
});
