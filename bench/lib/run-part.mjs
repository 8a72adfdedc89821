/** One part, in a process of its own: `node run-part.mjs <part>`. Writes its result whatever happens. */
import { createBench } from './bench.mjs';
import { machine } from './machine.mjs';
import { missesOf, saveResult } from './results.mjs';

const part = process.argv[2] ?? '';
const quick = process.env.BENCH_QUICK === '1';
const start = performance.now();
const about = machine();
const bench = createBench(part, quick);
/** @type {string | undefined} */
let error;

/** @param {number} code */
async function finish(code) {
  await bench.end();
  const seconds = Math.round((performance.now() - start) / 1000);
  /** @type {import('./results.mjs').Result} */
  const result = { part, date: new Date().toISOString(), seconds, quick, machine: about, ...(error && { error }), ...bench.findings };
  saveResult(result);
  process.exit(code || (missesOf(result).length > 0 ? 1 : 0));
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    error ??= 'was stopped';
    finish(1);
  });
}
process.on('disconnect', () => finish(1));

try {
  const { default: run } = await import(`../parts/${part}.mjs`);
  await run(bench);
} catch (cause) {
  error ??= cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  console.error(`[${part}] ended early: ${error}`);
}
await finish(error ? 1 : 0);
