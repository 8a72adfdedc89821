/**
 * Calls back, once, when somebody wants this process to end. A kill of npm ends npm and its shell but never reaches the
 * script, which then finds itself with another parent.
 */
export function onEnd(end: () => unknown): void {
  const parent = process.ppid;
  let called = false;
  const once = () => {
    if (!called) end();
    called = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, once);
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && once(), 500).unref();
}
