import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createInterface } from 'node:readline';

const SERVER = path.resolve(import.meta.dirname, '../supabase/lite/server.ts');
const STOP_TIMEOUT = 10_000;

export type Keys = ReturnType<typeof makeKeys>;

/** A mail of the auth service, with the links in its text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

export interface ServerOptions {
  /** Folder in which the backend writes everything. */
  dataDir: string;
  /** Port to listen on; 0 for any free one. */
  port: number;
  keys: Keys;
  driver: 'pglite' | 'postgres';
  /** Database of the driver `postgres`, as postgres://user:password@host:port/database. */
  databaseUrl?: string;
  confirmEmail: boolean;
  /** URL of the site for the links in mails; by default site_url of supabase/config.toml. */
  siteUrl?: string;
  /** Lifetime of access tokens in seconds; by default jwt_expiry of supabase/config.toml. */
  jwtExpiry?: number;
  /** True to run supabase/seed.sql after the migrations. */
  seed?: boolean;
  /** Folder whose `supabase/` has the migrations and templates; by default this project. */
  project?: string;
}

export interface StartOptions extends Partial<ServerOptions> {
  dataDir: string;
  keys: Keys;
  log?: (line: string) => void;
}

export type Message =
  | { type: 'ready'; port: number; applied: string[] }
  | { type: 'failed'; message: string }
  | { type: 'mail'; mail: Mail };

export type Backend = Awaited<ReturnType<typeof startBackend>>;

export function makeKeys() {
  const secret = (bytes: number) => randomBytes(bytes).toString('base64url');
  return { publishableKey: `sb_publishable_${secret(24)}`, secretKey: `sb_secret_${secret(24)}`, jwtSecret: secret(48) };
}

/**
 * Starts the embedded backend, @supabase/lite, in a child process that ends with this one. It migrates its database first; the promise resolves
 * once it answers.
 */
export async function startBackend({ log, ...options }: StartOptions) {
  const env = { ...process.env, LITE_TELEMETRY: '0' };
  const child = fork(SERVER, [], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env, execArgv: [] });
  const mails: Mail[] = [];
  const callbacks: ((mail: Mail) => void)[] = [];
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue;
    createInterface({ input }).on('line', (line) => {
      if (lines.push(line) > 20) lines.shift();
      log?.(line);
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));

  const ready = await new Promise<{ port: number; applied: string[] }>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.type === 'ready') return resolve(message);
      if (message.type === 'failed') return reject(new Error(`The backend could not start: ${message.message}`));
      mails.push(message.mail);
      for (const callback of callbacks) callback(message.mail);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The backend ended before it was ready:\n${lines.join('\n')}`)));
    const start: ServerOptions = { port: 0, driver: 'pglite', confirmEmail: false, ...options, dataDir: path.resolve(options.dataDir) };
    child.send({ start });
  });

  return {
    url: `http://127.0.0.1:${ready.port}`,
    publishableKey: options.keys.publishableKey,
    secretKey: options.keys.secretKey,
    pid: child.pid ?? 0,
    /** Migrations that were new to this database. */
    applied: ready.applied,
    /** All mails since the start. */
    mails,
    onMail: (callback: (mail: Mail) => void) => void callbacks.push(callback),
    /** Resolves with the exit code, however the backend ended; null after a signal. */
    exited,
    async stop() {
      if (child.connected) child.send('stop');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      await exited;
      clearTimeout(killTimer);
    },
  };
}
