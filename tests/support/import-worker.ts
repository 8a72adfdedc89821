import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import { READING } from '@/lib/account-limits';
import type { WorkerInput } from '@/lib/import/import-job';

/** The worker that reads imports, made into one file as Next does, and how to throw it away. */
export async function importWorker() {
  const folder = await mkdtemp(path.join(tmpdir(), 'grok-prompts-worker-'));
  const file = path.join(folder, 'import-worker.mjs');
  const build = await rolldown({ input: 'lib/import/import-worker.ts', platform: 'node', tsconfig: 'tsconfig.json' });
  await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
  return {
    start: (workerData: WorkerInput) => new Worker(file, { workerData, resourceLimits: READING.memory }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A form with these files, as a browser sends it. */
export async function formWith(files: readonly { path: string; bytes: Buffer }[]) {
  const form = new FormData();
  for (const { path: name, bytes } of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return { body: await request.arrayBuffer(), type: request.headers.get('content-type') ?? '' };
}
