import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** Milliseconds to wait for the answer of a worker. One that does not answer is in a long step of JavaScript. */
const PATIENCE = 1000;

/** Milliseconds of processor time that a worker has used; null if it has ended or does not answer. */
export function processorTime(worker: Worker): Promise<number | null> {
  const used = worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => null,
  );
  return Promise.race([used, pause(PATIENCE, null, { ref: false })]);
}

/**
 * Calls `giveUp` at the time `latest`, or before when a worker has used so many milliseconds of processor time from now on, or does not answer after
 * them. Returns a function that cancels the call.
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
        // Messages of the worker that are waiting already are handled first.
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
