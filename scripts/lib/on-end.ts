import { readFileSync } from 'node:fs';

/** Ids of the parent process and, where /proc tells it, of the parent of that one, because npm runs scripts in a shell. */
function ancestors(): string {
  try {
    return `${process.ppid} ${/\) \w (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'))?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/** Calls `end` once when this process should end: on a signal, or when npm was killed, of which its script only sees that it has other ancestors. */
export function onEnd(end: () => unknown): void {
  const before = ancestors();
  let called = false;
  const once = () => {
    if (!called) end();
    called = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, once);
  if (process.env.npm_lifecycle_event) setInterval(() => ancestors() !== before && once(), 500).unref();
}
