import 'server-only';
import pino from 'pino';
import { requestContext } from '../http/request-context';
import { loggedError } from './logged-error';

const { LOG_LEVEL = '' } = process.env;

/** Logs one JSON line per event to standard output, with the id of its request. Errors are passed as `err`. */
export const log = pino({
  // pino would throw for a level that it does not have.
  level: [...Object.keys(pino.levels.values), 'silent'].includes(LOG_LEVEL) ? LOG_LEVEL : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ request: requestContext()?.id }),
  serializers: { err: loggedError },
});
