import 'server-only';
import { Worker } from 'node:worker_threads';
import { READING } from '../account-limits';
import { log } from '../server/log/log';
import { runInQueue } from '../server/rate-limit/run-in-queue';
import { type ImportProblem, unreadEntry } from './import';
import type { FoundFiles, ImportJob, ImportMessage, WorkerInput } from './import-job';
import { afterProcessorTime, processorTime } from './processor-time';
import { type CheckedImport, emptyPart, type ImportBuilder, importBuilder } from './read-import';

/** An import to store: its prompts, and its packed files; null if these are too large to be kept. */
export type ImportToStore = CheckedImport & { packed: string[] | null };

/**
 * Reads the files of an import in a worker thread. When a file fails or takes too much time or memory, the worker is ended, the file is added to
 * `unread`, and another worker reads the files after it, if there is time. One import is read at a time; returns 'busy' if too many are waiting.
 */
export function readInWorker(job: ImportJob, start = startWorker): Promise<ImportToStore | ImportProblem> {
  return runInQueue(
    'import',
    READING.waiting,
    () => readNow(job, start),
    () => 'busy',
  );
}

function startWorker(workerData: WorkerInput): Worker {
  // The flags of the site's process, which `execArgv` leaves out, load more than a worker needs.
  return new Worker(new URL('./import-worker.ts', import.meta.url), { workerData, execArgv: [], resourceLimits: READING.memory });
}

type Files = Pick<FoundFiles, 'paths' | 'packed'> & { builder: ImportBuilder };

async function readNow(job: ImportJob, start: (from: WorkerInput) => Worker): Promise<ImportToStore | ImportProblem> {
  const time = { left: READING.all, latest: Date.now() + READING.latest };
  let files: Files | null = null;
  for (let from = 0; ; from++) {
    const ended = await runWorker(start({ job, from }), time, (message) => {
      if ('problem' in message) return { problem: message.problem };
      if ('paths' in message) files ??= { ...message, builder: importBuilder(message) };
      else if (files) {
        const problem = files.builder.add(message.part);
        if (problem) return { problem };
        from++;
      }
      return files && from >= files.paths.length ? 'read' : null;
    });
    if (typeof ended === 'object') return ended.problem;
    const known = files as Files | null;
    if (!known) return 'too-heavy';
    const { paths, builder, packed } = known;
    if (ended !== 'read') addUnread(builder, paths.slice(from, from + 1), REASONS[ended]);
    const rest = paths.slice(from + 1);
    const isTimeOver = time.left <= 0 || Date.now() >= time.latest;
    if (isTimeOver) addUnread(builder, rest, 'It was not read, because the files before it took too long');
    if (isTimeOver || rest.length === 0) return { ...builder.result, packed };
  }
}

function addUnread(builder: ImportBuilder, paths: readonly string[], reason: string): void {
  for (const path of paths) builder.add({ ...emptyPart(), unread: [unreadEntry(path, reason)] });
}

type Failure = 'too-slow' | 'too-large' | 'broken';
type Ended = Failure | 'read' | { problem: ImportProblem };

const REASONS: Record<Failure, string> = {
  'too-slow': 'Reading it takes too long',
  'too-large': 'Reading it takes too much memory',
  broken: 'It could not be read',
};

/** Milliseconds of processor time that an import may still use, and the time of the clock at which it ends anyway. */
type Time = { left: number; latest: number };

/** Waits until a worker has read all files, finds a problem, fails, or takes too long for one file or for the import. Then ends it. */
function runWorker(worker: Worker, time: Time, onMessage: (message: ImportMessage) => Ended | null): Promise<Ended> {
  return new Promise((resolve) => {
    const started = Date.now();
    let isOver = false;
    const end = async (how: Ended) => {
      if (isOver) return;
      isOver = true;
      stopFile?.();
      stopAll();
      if (how !== 'read') time.left -= (await processorTime(worker)) ?? Date.now() - started;
      await worker.terminate();
      resolve(how);
    };
    // Messages that the worker sent before it ended may still be on their way.
    const endAfterMessages = (how: Failure) => setImmediate(() => end(how));
    const giveUp = () => void end('too-slow');
    const stopAll = afterProcessorTime(worker, time.left, time.latest, giveUp);
    let stopFile: (() => void) | null = null;
    worker.on('message', (message: ImportMessage) => {
      if (isOver) return;
      const how = onMessage(message);
      stopFile?.();
      if (how) void end(how);
      else stopFile = afterProcessorTime(worker, READING.file, time.latest, giveUp);
    });
    worker.on('error', (err: NodeJS.ErrnoException) => {
      if (isOver) return;
      const isMemory = err.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (!isMemory) log.error({ err }, 'An uploaded file could not be read');
      endAfterMessages(isMemory ? 'too-large' : 'broken');
    });
    worker.on('exit', () => endAfterMessages('broken'));
  });
}
