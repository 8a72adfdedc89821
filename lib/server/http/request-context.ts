import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { processWide } from '../../process-wide';

export type RequestContext = {
  /** The id in the log and in X-Request-Id. */
  id: string;
  address: string;
  response: ServerResponse;
  /** Time by performance.now() until which the backend may answer. */
  backendDeadline?: number;
  /** True once a server action, or a route that works like one, has called beginAction. */
  isAction?: boolean;
  /** The valid personal token of the request (lib/tokens/authenticate-token.ts). */
  token?: string;
};

const storage = processWide('request', () => new AsyncLocalStorage<RequestContext>());

/** The context of the current request; undefined at start-up and while pages are built. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

export function runInRequest(context: RequestContext, run: () => void): void {
  storage.run(context, run);
}
