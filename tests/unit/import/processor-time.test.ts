import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { afterProcessorTime } from '@/lib/import/processor-time';

const WAITS =
  "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500); require('node:worker_threads').parentPort.postMessage('')";

test.each([
  ['works without end is given up', 'for (;;);', Number.POSITIVE_INFINITY, 'given up'],
  ['waits for the processor of a busy machine may go on', WAITS, Number.POSITIVE_INFINITY, 'done'],
  ['waits too long by the clock is given up', WAITS, 0, 'given up'],
])('a worker that %s', { timeout: 30_000 }, async (_name, code, latest, outcome) => {
  const worker = new Worker(code, { eval: true });
  const found = await new Promise((resolve) => {
    const stop = afterProcessorTime(worker, 1000, latest, () => resolve('given up'));
    worker.on('message', () => {
      stop();
      resolve('done');
    });
  });
  await worker.terminate();
  expect(found).toBe(outcome);
});
