import 'server-only';
import { PRINTING } from '../limits';
import { requestContext } from '../server/http/request-context';

const printing = { public: 0, own: 0 };

/**
 * Counts a request that prints a collection until its response is closed, for ten seconds at most. False if too many are being printed, because
 * each takes 100 ms of processor time.
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
