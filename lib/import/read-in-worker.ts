import 'server-only';
import { Worker } from 'node:worker_threads';
import { READING } from '../account-limits';
import { log } from '../server/log/log';
import { runInQueue } from '../server/rate-limit/run-in-queue';
import type { ImportProblem } from './import';
import type { FoundFiles, ImportJob, ImportMessage, JobFrom } from './import-job';
import { afterProcessorTime, processorTime } from './processor-time';
import { type CheckedImport, emptyPart, type Gathering, gathering } from './read-import';

/** The prompts that were read, and the files packed to be kept; null where they are too large for that. */
export type ReadInWorker = CheckedImport & { sources: string[] | null };

/**
 * Reads what somebody brought in a worker, which is ended where a file takes too much time or memory: that file is told as one that could not be
 * read, and the others are read by another worker. One import is read at a time; when too many wait already, it is not read.
 */
export function readInWorker(job: ImportJob, start = startWorker): Promise<ReadInWorker | ImportProblem> {
  return runInQueue<ReadInWorker | ImportProblem>(
    'import',
    READING.waiting,
    () => readNow(job, start),
    () => 'busy',
  );
}

function startWorker(workerData: JobFrom): Worker {
  // Node's flags are those of the site, which loads more than a worker needs.
  return new Worker(new URL('./import-worker.ts', import.meta.url), { workerData, execArgv: [], resourceLimits: READING.memory });
}

type Files = Pick<FoundFiles, 'paths' | 'sources'> & { gathered: Gathering };

async function readNow(job: ImportJob, start: (from: JobFrom) => Worker): Promise<ReadInWorker | ImportProblem> {
  const time = { left: READING.all, latest: Date.now() + READING.latest };
  let files: Files | null = null;
  for (let from = 0; ; from++) {
    const ended = await run(start({ job, from }), time, (message) => {
      if ('problem' in message) return { problem: message.problem };
      if ('paths' in message) files ??= { ...message, gathered: gathering(message) };
      else if (files) {
        const problem = files.gathered.add(message.part);
        if (problem) return { problem };
        from++;
      }
      return files && from >= files.paths.length ? 'read' : null;
    });
    if (typeof ended === 'object') return ended.problem;
    const known = files as Files | null;
    if (!known) return 'too-heavy';
    const { paths, gathered, sources } = known;
    if (ended === 'read') return { ...gathered.all, sources };
    refuse(gathered, paths.slice(from, from + 1), REASONS[ended]);
    if (time.left <= 0 || Date.now() >= time.latest) {
      refuse(gathered, paths.slice(from + 1), 'It was not read, because the files before it took too long');
      return { ...gathered.all, sources };
    }
    if (from + 1 >= paths.length) return { ...gathered.all, sources };
  }
}

function refuse(gathered: Gathering, paths: readonly string[], reason: string): void {
  for (const path of paths) gathered.add({ ...emptyPart(), unread: [{ path, line: null, reason }] });
}

type Failure = 'too-slow' | 'too-large' | 'broken';
type Ended = Failure | 'read' | { problem: ImportProblem };

const REASONS: Record<Failure, string> = {
  'too-slow': 'Reading it takes too long',
  'too-large': 'Reading it takes too much memory',
  broken: 'It could not be read',
};

/** Milliseconds of the processor that an import may still use, and until when. */
type Time = { left: number; latest: number };

/** Runs a worker until it has read everything, fails, or takes too long for a file or for all of it. */
function run(worker: Worker, time: Time, onMessage: (message: ImportMessage) => Ended | null): Promise<Ended> {
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
      if (!isMemory) log.error({ err }, 'A file that was brought could not be read');
      endAfterMessages(isMemory ? 'too-large' : 'broken');
    });
    worker.on('exit', () => endAfterMessages('broken'));
  });
}
