import 'server-only';
import { stripVTControlCharacters } from 'node:util';
import { requestContext } from '../http/request-context';
import { log } from './log';

/** Errors that were logged, and contexts of requests for which an error was logged. */
const logged = new WeakSet<object>();

/** Logs the first uncaught error of a request with its route instead of its URL, which contains searches and the tokens of mails. */
export function logRequestError(err: unknown, request: { method: string; route: string }): void {
  if (markAsLogged(err)) log.error({ err, ...request }, 'A request failed');
}

/** Marks an error and the current request as logged. False if one of them was marked before. */
function markAsLogged(err: unknown): boolean {
  const keys = [err, requestContext()].filter((key) => typeof key === 'object' && key !== null);
  const isFirst = !keys.some((key) => logged.has(key));
  for (const key of keys) logged.add(key);
  return isFirst;
}

/** Turns errors and warnings on the console into log lines without paths of URLs, so that line breaks in them forge no lines; not in `next dev`. */
export function logConsole(): void {
  if (process.env.NODE_ENV !== 'production') return;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => {
      const err = values.find((value) => value instanceof Error);
      const text = values.filter((value) => typeof value === 'string').join(' ');
      if (!err || markAsLogged(err)) log[level]({ err }, stripVTControlCharacters(text).replace(/\/\S*/g, '/…').slice(0, 200));
    };
  }
}
