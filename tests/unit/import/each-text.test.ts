import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CheckedImport } from '@/lib/import/read-import';
import { readImport } from '../support/read-import';

const SEED = 38;
const RUNS = 2000;

/** A text that stands nowhere else. */
const text = fc.nat({ max: 10 ** 12 }).map((at) => `Say mark${at} well`);
const word = fc.nat({ max: 10 ** 12 }).map((at) => `mark${at}`);
const written = fc.nat({ max: 10 ** 12 }).map((at) => `Mark${at}`);
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 3 });

const NAMES = ['title', 'prompt', 'text', 'system', 'instructions', 'input', 'category', 'tags', 'description', 'note', 'author', 'model'];
const LISTS = ['prompts', 'items', 'data', 'folders', 'children', 'results', 'agents', 'settings', 'work'];

const entry = fc.tuple(
  fc.constantFrom('prompt', 'content', 'text'),
  text,
  fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(text, word), { maxKeys: 4 }),
);
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'any' },
    text,
    word,
    fc.constantFrom<unknown>(7, true, null, '', [], {}),
    entry.map(([name, prompt, others]) => ({ ...others, [name]: prompt })),
    some(tie('any')),
    fc.dictionary(fc.constantFrom(...NAMES, ...LISTS), tie('any'), { maxKeys: 3 }),
    fc.dictionary(written, tie('any'), { minKeys: 1, maxKeys: 3 }),
    fc.dictionary(written, text, { minKeys: 1, maxKeys: 3 }),
    fc
      .tuple(some(entry), fc.constantFrom(...LISTS), fc.dictionary(fc.constantFrom(...NAMES), tie('any'), { maxKeys: 2 }))
      .map(([all, name, others]) => ({
        ...others,
        [name]: all.map(([field, prompt, more]) => ({ ...more, [field]: prompt })),
      })),
    some(fc.tuple(word, text, word)).map((rows) => [['title', 'prompt', 'model'], ...rows]),
    some(fc.tuple(word, text, word)).map((data) => ({ columns: ['title', 'prompt', 'model'], data })),
    fc.tuple(word, word, text, text).map(([a, b, c, d]) => ({ title: [a, b], prompt: [c, d] })),
  ),
})).any;

type Leaf = { text: string; path: (string | number)[] };

/** The texts of a value, and the names that people gave to something, each with what it is in. */
function leavesIn(one: unknown, path: (string | number)[] = []): Leaf[] {
  if (typeof one === 'string') return /mark\d/.test(one) ? [{ text: one, path }] : [];
  if (Array.isArray(one)) return one.flatMap((item, at) => leavesIn(item, [...path, at]));
  if (typeof one !== 'object' || one === null) return [];
  return Object.entries(one).flatMap(([name, child]) => [
    ...(/^Mark\d/.test(name) && !/^(null|""|\[\]|\{\})$/.test(JSON.stringify(child)) ? [{ text: name, path: [...path, name] }] : []),
    ...leavesIn(child, [...path, name]),
  ]);
}

const namesIn = (said: string) => (said.startsWith('Left out: ') ? said.slice('Left out: '.length).split(', ') : []);
const isIn = (content: string, words: string) => `\n${content}\n`.includes(`\n${words}\n`);

/** True if a text is in a prompt, or what it is in is named by it or by the file. `columns`: names that a cell may have. */
function isTold(
  { text: words, path }: Leaf,
  leaves: readonly Leaf[],
  { rows, unread }: CheckedImport,
  columns: readonly string[],
): boolean {
  const cells = typeof path.at(-1) === 'number' ? columns : [];
  const names = [...path, ...cells];
  const byPrompt = rows.some(({ title, category, tags, content, notes }) => {
    if ([title, category, ...tags].includes(words) || isIn(content, words)) return true;
    // A field of what the text of this prompt is in, or a cell of its row.
    const own = leaves.find((leaf) => isIn(content, leaf.text))?.path ?? [];
    const beside = path.filter((_, at) => path.slice(0, at).every((part, index) => part === own[index]));
    return notes.some((note) => namesIn(note.text).some((name) => [...beside, ...cells].includes(name)));
  });
  if (byPrompt) return true;
  return unread.some(({ reason }) => {
    const [, places, list] = /^Entr(?:y|ies) ([\d, ]+?)(?: of (.+))? ha(?:s|ve) no prompt text$/.exec(reason) ?? [];
    const isPlace = (places ?? '')
      .split(', ')
      .some((at) => path.some((part, index) => part === Number(at) - 1 && (!list || path.slice(0, index).includes(list))));
    const isNamed = namesIn(reason).some((name) => names.includes(name) || name === `the name ${words}`);
    return isPlace || isNamed || (rows.length === 0 && reason === 'This kind of JSON is not supported');
  });
}

function expectEach(found: ReturnType<typeof readImport>, leaves: Leaf[], source: string, columns: readonly string[] = []) {
  if (typeof found === 'string') throw new Error(found);
  const contents = found.rows.map(({ content }) => content).filter(Boolean);
  expect(contents.length, source).toBe(new Set(contents).size);
  const lost = leaves.filter((leaf) => !isTold(leaf, leaves, found, columns));
  expect(lost.length === 0 ? null : { lost, rows: found.rows, unread: found.unread, source }).toBeNull();
}

/** The marks of a value are different. */
const isDistinct = (leaves: readonly Leaf[]) => new Set(leaves.map((leaf) => leaf.text.toLowerCase())).size === leaves.length;

test('each text of any JSON, and each name that somebody wrote, is in a prompt, or what it is in is named', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(value, (one) => {
      const leaves = leavesIn(one);
      fc.pre(isDistinct(leaves));
      const source = JSON.stringify(one);
      expectEach(readImport([{ path: 'a.json', bytes: Buffer.from(source) }]), leaves, source, ['title', 'prompt', 'model']);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

test('each value of JSON Lines is read as it is in JSON, and each line that is none is named by its number', { timeout: 120_000 }, () => {
  const bad = fc.constantFrom('{"prompt": "cut', 'no JSON', '[1, 2', '"', '{"a" 1}');
  const line = fc.oneof(
    { weight: 3, arbitrary: value.map((one) => ({ value: one })) },
    bad.map((broken) => ({ broken })),
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 5 }), (lines) => {
      const values = lines.flatMap((one) => ('value' in one ? [one.value] : []));
      const leaves = leavesIn(values);
      fc.pre(isDistinct(leaves) && values.length > 0);
      const source = lines.map((one) => ('value' in one ? JSON.stringify(one.value) : one.broken)).join('\n');
      const found = readImport([{ path: 'a.jsonl', bytes: Buffer.from(source) }]);
      expectEach(found, leaves, source, ['title', 'prompt', 'model']);
      const broken = lines.flatMap((one, at) => ('broken' in one ? [at + 1] : []));
      const named = typeof found === 'string' ? [] : found.unread.flatMap((told) => told.line ?? []);
      if (typeof found !== 'string' && found.rows.length > 0) expect(named, source).toEqual(broken);
    }),
    { numRuns: RUNS / 4, seed: SEED },
  );
});

test('each cell of any table is in its row, or its column is named there, or the row by its line', { timeout: 120_000 }, () => {
  const others = fc.uniqueArray(
    fc.constantFrom('title', 'prompt', 'system prompt', 'user prompt', 'instruction', 'input', 'tags', 'notes', ''),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  const cell = fc.oneof(
    text,
    word,
    fc.constantFrom('', ' '),
    text.map((words) => ` ${words}`),
  );
  const separator = fc.constantFrom(',', ';', '\t');
  fc.assert(
    fc.property(others, separator, fc.array(fc.array(cell, { maxLength: 7 }), { minLength: 1, maxLength: 4 }), (header, sign, rows) => {
      const cells = rows.flatMap((row, line) => row.filter((one) => one.trim() !== '').map((one) => ({ one: one.trim(), line: line + 2 })));
      fc.pre(new Set(cells.map(({ one }) => one)).size === cells.length && rows.every((row) => row.join('').trim() !== ''));
      const source = ['title', 'prompt', ...header.filter((name) => name !== 'title' && name !== 'prompt')].join(sign);
      const csv = `${source}\n${rows.map((row) => row.join(sign)).join('\n')}\n`;
      const found = readImport([{ path: 'a.csv', bytes: Buffer.from(csv) }]);
      if (typeof found === 'string') throw new Error(found);
      const columns = source.split(sign);
      for (const [at, row] of rows.entries()) {
        const read = found.rows.find(({ line }) => line === at + 2);
        if (read?.problem) continue;
        const cut = read?.notes.flatMap(({ text: note }) => (/^Its (title|category) was cut/.test(note) ? ['title', 'tags'] : [])) ?? [];
        const said = [...cut, ...(read?.notes.flatMap(({ text: note }) => namesIn(note)) ?? [])];
        // A tab in a title becomes a space.
        const parts = `${read?.title}\n${read?.category}\n${read?.tags.join('\n')}\n${read?.content}`
          .split(/[\n,;\t]| {2}/)
          .map((part) => part.trim());
        // Cells that are put together again move those behind them to the left, by no more than are too many.
        const isJoined = read?.notes.some(({ text: note }) => note.startsWith('Its row has'));
        const moved = isJoined ? row.length - columns.length : 0;
        const names = (place: number) =>
          columns
            .slice(Math.max(0, place - moved), place + 1)
            .map((name, index) => name || `column ${Math.max(0, place - moved) + index + 1}`);
        for (const [place, one] of row.entries())
          if (one.trim() && !parts.includes(one.trim()))
            expect(
              said.some((name) => [...names(place), `column ${place + 1}`].includes(name) || name.endsWith(one.trim())),
              csv,
            ).toBe(true);
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
