import type { Instrumentation } from 'next';

let uncaughtErrors: typeof import('./lib/server/log/uncaught-errors') | undefined;

export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareServers } = await import('./lib/site/http-server');
  prepareServers();
  uncaughtErrors = await import('./lib/server/log/uncaught-errors');
  uncaughtErrors.logConsole();
  const { followInvalidations } = await import('./lib/server/cache/shared-invalidation');
  void followInvalidations();
}

/** Logs uncaught errors of requests; people see error.tsx. */
export const onRequestError: Instrumentation.onRequestError = async (err, { method }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // At once where it is loaded: Next prints the error right after this call, and what is logged is not logged again.
  uncaughtErrors ??= await import('./lib/server/log/uncaught-errors');
  uncaughtErrors.logRequestError(err, { method, route: routePath });
};
