import type { Instrumentation } from 'next';

export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { observeRequests } = await import('./lib/request-context');
  observeRequests();
  const { followInvalidations } = await import('./lib/shared-invalidation');
  void followInvalidations();
}

/** Requests whose first error has been logged. */
const logged = new WeakSet<object>();

/**
 * Logs the first uncaught error of a request, with its cause; people see error.tsx. Next renders a page that failed a second time and
 * reports the same error again, and metadata and page may fail for the same reason.
 */
export const onRequestError: Instrumentation.onRequestError = async (err, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requestContext } = await import('./lib/request-context');
  const key = requestContext() ?? err;
  if (typeof key === 'object' && key !== null) {
    if (logged.has(key)) return;
    logged.add(key);
  }
  const { log } = await import('./lib/log');
  log.error({ err, method: request.method, path: request.path, route: context.routePath }, 'A request failed');
};
