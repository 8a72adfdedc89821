import 'server-only';
import { PRINTING } from '../limits';
import { requestContext } from '../server/http/request-context';

let printing = 0;

/** Counts a document for printing until it is sent. False if too many are being sent: one takes 100 ms of CPU, and anyone may request it. */
export function startPrinting(): boolean {
  const request = requestContext();
  if (!request) return true;
  if (printing >= PRINTING.atOnce) return false;
  printing += 1;
  let counts = true;
  const end = () => {
    if (counts) printing -= 1;
    counts = false;
    clearTimeout(timer);
  };
  const timer = setTimeout(end, PRINTING.longest).unref();
  request.response.once('close', end);
  return true;
}
