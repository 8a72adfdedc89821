import { TIMES } from '../limits';

/** Milliseconds. */
const CHECK_AGAIN = 1000;

/** Calls `end` after the undo time, but not while the pointer or the focus is on the offer. Returns a function that cancels it. */
export function afterUndoTime(offer: () => Element | null, end: () => void): () => void {
  const check = () => {
    if (offer()?.matches(':hover, :focus, :focus-within')) timer = setTimeout(check, CHECK_AGAIN);
    else end();
  };
  let timer = setTimeout(check, TIMES.undo);
  return () => clearTimeout(timer);
}
