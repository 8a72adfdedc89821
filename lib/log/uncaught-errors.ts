import 'server-only';
import { stripVTControlCharacters } from 'node:util';
import { requestContext } from '../http/request-context';
import { log } from './log';

/** Errors that are in the log, and the requests whose first error is. */
const logged = new WeakSet<object>();

/**
 * Logs the first uncaught error of a request. Next renders a page that failed a second time and reports the same error again, and metadata
 * and page may fail for the same reason. The route and not the address, which has what people search for and the tokens of mails.
 */
export function logRequestError(err: unknown, request: { method: string; route: string }): void {
  if (isFirst(err)) log.error({ err, ...request }, 'A request failed');
}

function isFirst(err: unknown): boolean {
  const keys = [err, requestContext()].filter((key) => typeof key === 'object' && key !== null);
  const first = !keys.some((key) => logged.has(key));
  for (const key of keys) logged.add(key);
  return first;
}

/**
 * Makes lines of the log of what Next prints: errors with their whole message, whose line breaks could pass for other lines, and addresses,
 * which are left out. Errors of a request that has one in the log are not repeated.
 */
export function logConsole(): void {
  if (process.env.NODE_ENV !== 'production') return;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => {
      const err = values.find((value) => value instanceof Error);
      const text = values.filter((value) => typeof value === 'string').join(' ');
      if (!err || isFirst(err)) log[level]({ err }, stripVTControlCharacters(text).replace(/\/\S*/g, '/…').slice(0, 200));
    };
  }
}
