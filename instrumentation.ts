import type { Instrumentation } from 'next';

export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { observeRequests } = await import('./lib/http-server');
  observeRequests();
  const { logConsole } = await import('./lib/uncaught-errors');
  logConsole();
  const { followInvalidations } = await import('./lib/shared-invalidation');
  void followInvalidations();
}

/** Logs uncaught errors of requests; people see error.tsx. */
export const onRequestError: Instrumentation.onRequestError = async (err, { method }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('./lib/uncaught-errors');
  logRequestError(err, { method, route: routePath });
};
