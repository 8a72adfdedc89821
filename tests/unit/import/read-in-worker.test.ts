import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { READING } from '@/lib/account-limits';
import type { ReadAs } from '@/lib/import/import';
import type { WorkerInput } from '@/lib/import/import-job';
import { readInWorker } from '@/lib/import/read-in-worker';
import { formWith, importWorker } from '@/tests/support/import-worker';

vi.mock('@/lib/server/log/log', () => ({ log: { error: () => undefined } }));

describe('the worker', () => {
  let worker: Awaited<ReturnType<typeof importWorker>>;
  beforeAll(async () => {
    worker = await importWorker();
  });
  afterAll(() => worker.remove());

  const read = async (files: Parameters<typeof formWith>[0]) => readInWorker(await formWith(files), worker.start);

  test('reads the files of a form in their order, and tells what cannot be read', async () => {
    const files = ['a.md', 'b.exe', 'c.txt'].map((path) => ({ path, bytes: Buffer.from(`Say ${path} {{x}}.`) }));
    expect(await read(files)).toMatchObject({
      rows: [{ content: 'Say a.md [X].' }, { content: 'Say c.txt [X].' }],
      unread: [{ path: 'b.exe' }],
    });
    expect(await read([])).toBe('nothing-sent');
    expect(await readInWorker({ body: new TextEncoder().encode('no form').buffer, type: 'text/plain' }, worker.start)).toBe(
      'broken-upload',
    );
  });

  test('reads kept files again, as another format and by the columns that were named', async () => {
    const files = [
      ['a.csv', 'Frage;Wozu\nWas ist {{a}}?;Lernen\n'],
      ['b.md', '---\ntitle: B\n---\nSay {{b}}.\n'],
    ] as const;
    const [table, note] = await Promise.all(
      files.map(async ([path, text]) => {
        const found = await read([{ path, bytes: Buffer.from(text) }]);
        if (typeof found === 'string' || !found.packed) throw new Error('Not read');
        return found.packed;
      }),
    );
    const columns = { title: null, content: 0, category: 1 };
    const again = (packed: string[] = [], readAs: ReadAs) => readInWorker({ packed, readAs: new Map([[0, readAs]]) }, worker.start);
    expect(await again(table, { format: null, columns })).toMatchObject({
      formats: ['CSV'],
      table: { columns },
      rows: [{ content: 'Was ist [A]?', category: 'Lernen', line: 2 }],
    });
    expect(await again(note, { format: 'Text', columns: null })).toMatchObject({
      files: [{ format: 'Text', formats: expect.arrayContaining(['Markdown', 'VS Code', 'Text']) }],
      rows: [{ title: 'B', content: '---\ntitle: B\n---\nSay [B].' }],
    });
    expect(await again(['no files'], { format: 'Text', columns: null })).toBe('broken-upload');
  });
});

describe('a file that is too much', () => {
  // Three files, of which the second does not let its worker go on.
  const startWith = (stops: string) => (workerData: WorkerInput) =>
    new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
       const part = (at) => ({ formats: [], unread: [], collections: [], saved: [], pinned: [], table: null, files: [{ format: null, formats: [], readAs: null }],
         rows: [{ title: 'T' + at, category: null, content: 'C', path: 'p', line: null, notes: [], problem: null }] });
       parentPort.postMessage({ paths: ['a.md', 'b.yml', 'c.md'], unread: [], packed: null });
       for (let at = workerData.from; at < 3; at++) { if (at === 1) { ${stops} } parentPort.postMessage({ part: part(at) }); }`,
      { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: 32 } },
    );

  test.each([
    ['that never ends', 'for (;;);', 'Reading it takes too long'],
    // In small pieces: V8 ends the whole process where one allocation alone is far over the limit.
    ['that fills the memory', 'const all = []; for (;;) all.push({ at: all.length });', 'Reading it takes too much memory'],
    ['that breaks its reader', 'throw new Error("broken");', 'It could not be read'],
    ['that ends its reader', 'process.exit(1);', 'It could not be read'],
  ])('%s is told by its name, and the others are read', { timeout: 60_000 }, async (_name, stops, reason) => {
    const found = await readInWorker({ body: new ArrayBuffer(0), type: '' }, startWith(stops));
    expect(found).toMatchObject({ rows: [{ title: 'T0' }, { title: 'T2' }], unread: [{ path: 'b.yml', line: null, reason }] });
  });

  test('is not read twice where nothing else is left, and where nothing can be opened all is refused', { timeout: 60_000 }, async () => {
    const never = () => new Worker('process.exit(1)', { eval: true });
    expect(await readInWorker({ body: new ArrayBuffer(0), type: '' }, never)).toBe('too-heavy');
  });
});

test('one import is read at a time, a few wait, and who comes then is told to come again', async () => {
  let [running, most] = [0, 0];
  const start = () => {
    most = Math.max(most, ++running);
    const worker = new Worker(`require('node:worker_threads').parentPort.postMessage({ paths: [], unread: [], packed: null })`, {
      eval: true,
    });
    worker.on('exit', () => running--);
    return worker;
  };
  const all = Array.from({ length: READING.waiting + 3 }, () => readInWorker({ body: new ArrayBuffer(0), type: '' }, start));
  const found = await Promise.all(all);
  expect(found.filter((one) => one === 'busy')).toHaveLength(2);
  expect(found.filter((one) => typeof one === 'object')).toHaveLength(READING.waiting + 1);
  expect(most).toBe(1);
});
