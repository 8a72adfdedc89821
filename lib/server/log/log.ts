import 'server-only';
import pino from 'pino';
import { requestContext } from '../http/request-context';
import { loggedError } from './logged-error';

/** Logs one JSON line per event to standard output, with the id of its request. Pass errors as `err`. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ request: requestContext()?.id }),
  serializers: { err: loggedError },
});
