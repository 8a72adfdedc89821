import { TIMES } from '../limits';

const AGAIN = 1000;

/** Ends the offer to undo something once its time is over, but not while the pointer or the focus is on it. The result keeps it for good. */
export function afterUndoTime(offer: () => Element | null, end: () => void): () => void {
  const check = () => {
    if (offer()?.matches(':hover, :focus, :focus-within')) timer = setTimeout(check, AGAIN);
    else end();
  };
  let timer = setTimeout(check, TIMES.undo);
  return () => clearTimeout(timer);
}
