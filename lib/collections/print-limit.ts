import 'server-only';
import { PRINTING } from '../limits';
import { requestContext } from '../server/http/request-context';

const printing = { public: 0, own: 0 };

/**
 * Counts a document for printing until it is sent. False if too many of its kind are being sent: one takes 100 ms of CPU, and anyone may request
 * a public one.
 */
export function startPrinting(kind: keyof typeof printing): boolean {
  const request = requestContext();
  if (!request) return true;
  if (printing[kind] >= PRINTING.atOnce) return false;
  printing[kind] += 1;
  let counts = true;
  const end = () => {
    if (counts) printing[kind] -= 1;
    counts = false;
    clearTimeout(timer);
  };
  const timer = setTimeout(end, PRINTING.longest).unref();
  request.response.once('close', end);
  return true;
}
