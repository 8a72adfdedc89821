import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** Milliseconds after which a worker that does not answer is in one long step. */
const PATIENCE = 1000;

/** Milliseconds of the processor that a worker has used; null once it has ended, or while it does not answer. */
export function processorTime(worker: Worker): Promise<number | null> {
  const used = worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => null,
  );
  return Promise.race([used, pause(PATIENCE, null, { ref: false })]);
}

/**
 * Calls `giveUp` when a worker has used so many milliseconds of the processor, which on a busy machine takes longer, or at the time `latest`.
 * Returns what stops that.
 */
export function afterProcessorTime(worker: Worker, milliseconds: number, latest: number, giveUp: () => void): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const before = processorTime(worker);
  const wait = (rest: number) => {
    timer = setTimeout(
      async () => {
        const [from, now] = await Promise.all([before, processorTime(worker)]);
        if (isStopped) return;
        const left = now === null ? 0 : milliseconds - (now - (from ?? 0));
        if (left > 0 && Date.now() < latest) wait(left);
        // Messages that arrived while this process was busy come first.
        else setImmediate(() => isStopped || giveUp());
      },
      Math.max(0, Math.min(rest, latest - Date.now())),
    );
  };
  wait(milliseconds);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
