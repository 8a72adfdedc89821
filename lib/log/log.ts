import 'server-only';
import pino from 'pino';
import { requestContext } from '../http/request-context';
import { loggedError } from './logged-error';

/** One JSON line per event on standard output, with the id of the request it happened in. Causes go in as `err`. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ request: requestContext()?.id }),
  serializers: { err: loggedError },
});
