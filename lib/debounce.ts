/** Calls `run` with the latest argument after `pause` milliseconds without another call; `flush` calls it at once. */
export function debounce<T>(run: (argument: T) => void, pause: number): { call: (argument: T) => void; flush: () => void } {
  let waiting: { argument: T; timer: ReturnType<typeof setTimeout> } | undefined;

  const flush = () => {
    if (!waiting) return;
    const { argument, timer } = waiting;
    clearTimeout(timer);
    waiting = undefined;
    run(argument);
  };
  const call = (argument: T) => {
    clearTimeout(waiting?.timer);
    waiting = { argument, timer: setTimeout(flush, pause) };
  };
  return { call, flush };
}
