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

export const onRequestError: Instrumentation.onRequestError = async (err, { method }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Once the module is loaded, nothing is awaited: Next prints the error right after this call, and logConsole must know then that it is logged.
  uncaughtErrors ??= await import('./lib/server/log/uncaught-errors');
  uncaughtErrors.logRequestError(err, { method, route: routePath });
};
