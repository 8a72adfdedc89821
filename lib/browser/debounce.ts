/** Calls `run` with the latest argument after `pause` milliseconds without another call; `flush` calls it at once, `cancel` drops the argument. */
export function debounce<T>(run: (argument: T) => void, pause: number) {
  let waiting: { argument: T; timer: ReturnType<typeof setTimeout> } | undefined;

  const cancel = () => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const flush = () => {
    if (!waiting) return;
    const { argument } = waiting;
    cancel();
    run(argument);
  };
  const call = (argument: T) => {
    clearTimeout(waiting?.timer);
    waiting = { argument, timer: setTimeout(flush, pause) };
  };
  return { call, flush, cancel };
}
