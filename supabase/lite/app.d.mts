import type { ServerOptions } from '../../scripts/backend.mjs';

interface EmailDriver {
  send(message: { to: string; subject: string; html?: string }): Promise<void>;
}

interface OpenApp {
  app: {
    fetch(request: Request, context?: { peerAddress: string | null }): Promise<Response>;
    connection: { exec<T>(query: string): Promise<T>; close(): Promise<void> };
  };
  applied: string[];
}

/** Opens the database and brings it up to date. */
export function openApp(options: ServerOptions, email?: EmailDriver): Promise<OpenApp>;
