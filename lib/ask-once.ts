import 'server-only';
import { log } from './log';
import { requestContext } from './request-context';

/**
 * What the backend answers a page, or 'away' when it does not, which is logged. Asks unless that failed in this request already: after a
 * failure Next draws a page anew, and nobody should wait twice.
 */
export async function askOnce<T>(ask: () => Promise<T>): Promise<T | 'away'> {
  const context = requestContext();
  if (context?.away) return 'away';
  try {
    return await ask();
  } catch (err) {
    if (context) context.away = true;
    log.error({ err, path: context?.response.req.url }, 'The backend did not answer for a page');
    return 'away';
  }
}
