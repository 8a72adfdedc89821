import { readFileSync } from 'node:fs';

/** The process that started this one and, where /proc tells it, the one that started that: npm runs scripts in a shell. */
function ancestors(): string {
  try {
    return `${process.ppid} ${/\) \w (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'))?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/**
 * Calls back, once, when somebody wants this process to end. A kill of npm never reaches the script, which then finds itself with
 * other ancestors.
 */
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
