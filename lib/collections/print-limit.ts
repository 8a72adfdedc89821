import 'server-only';
import { requestContext } from '../http/request-context';
import { PRINTING } from '../limits';

let printing = 0;

/**
 * Whether the current request may make a document to be printed: a few at a time, because one keeps the processor busy for a tenth of a
 * second and everybody may ask. It counts until it is sent, or for a while where its client does not read.
 */
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
