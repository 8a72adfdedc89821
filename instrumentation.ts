import type { Instrumentation } from 'next';

export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { observeRequests } = await import('./lib/request-context');
  observeRequests();
  const { followInvalidations } = await import('./lib/shared-invalidation');
  void followInvalidations();
}

/** Next renders a page that failed a second time, and reports the same error again. */
const logged = new WeakSet<object>();

/** Logs an uncaught error once, with its cause; people see error.tsx. */
export const onRequestError: Instrumentation.onRequestError = async (err, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (err instanceof Error) {
    if (logged.has(err)) return;
    logged.add(err);
  }
  const { log } = await import('./lib/log');
  log.error({ err, method: request.method, path: request.path, route: context.routePath }, 'A request failed');
};
