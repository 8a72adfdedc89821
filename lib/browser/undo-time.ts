import { TIMES } from '../limits';

/** Milliseconds after which it is checked again if the offer is still in use. */
const CHECK_AGAIN = 1000;

/** Calls `end` after the undo time, once neither pointer nor focus is on the element of the offer. Returns a function that cancels it. */
export function afterUndoTime(offer: () => Element | null, end: () => void): () => void {
  const check = () => {
    if (offer()?.matches(':hover, :focus, :focus-within')) timer = setTimeout(check, CHECK_AGAIN);
    else end();
  };
  let timer = setTimeout(check, TIMES.undo);
  return () => clearTimeout(timer);
}
