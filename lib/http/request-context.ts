import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** The context of a request. */
export type RequestContext = {
  /** For the log. */
  id: string;
  /** The client's. */
  address: string;
  response: ServerResponse;
  /** Until when it waits for the backend, by performance.now(). */
  backendDeadline?: number;
  /** Whether an action runs in it. */
  isAction?: boolean;
  /** The personal token that it was sent with, where that is valid (lib/tokens/token-user.ts). */
  token?: string;
};

// Next bundles instrumentation and pages separately; both must share one storage.
const KEY = Symbol.for('grok-prompts.request');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<RequestContext> };
shared[KEY] ??= new AsyncLocalStorage<RequestContext>();
const storage = shared[KEY];

/** The request this runs in; none at start-up and while pages are built. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Runs what belongs to a request in its context. */
export function runInRequest(context: RequestContext, run: () => void): void {
  storage.run(context, run);
}
