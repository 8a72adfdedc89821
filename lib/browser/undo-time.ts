import { TIMES } from '../limits';

const CHECK_INTERVAL = 1000;

/** Calls `end` after the time to undo, once neither pointer nor focus is on the element of the offer. Returns a function that cancels the call. */
export function afterUndoTime(offer: () => Element | null, end: () => void): () => void {
  const check = () => {
    if (offer()?.matches(':hover, :focus, :focus-within')) timer = setTimeout(check, CHECK_INTERVAL);
    else end();
  };
  let timer = setTimeout(check, TIMES.undo);
  return () => clearTimeout(timer);
}
