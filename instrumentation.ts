import type { Instrumentation } from 'next';

export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { observeRequests } = await import('./lib/request-context');
  observeRequests();
  const { followInvalidations } = await import('./lib/shared-invalidation');
  void followInvalidations();
}

/** Next draws a page that failed once more, and reports the same error again. */
const logged = new WeakSet<object>();

/** What no code of ours caught: one line with the cause, whoever sees the page sees app/error.tsx. */
export const onRequestError: Instrumentation.onRequestError = async (err, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (err instanceof Error) {
    if (logged.has(err)) return;
    logged.add(err);
  }
  const { log } = await import('./lib/log');
  log.error({ err, method: request.method, path: request.path, route: context.routePath }, 'A request failed');
};
