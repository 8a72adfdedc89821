/** The embedded backend: @supabase/lite in a child process that lives and dies with its parent. */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createInterface } from 'node:readline';

const SERVER = path.resolve(import.meta.dirname, '../supabase/lite/server.ts');
const STOP_PATIENCE = 10_000;

export interface Keys {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

export interface ServerOptions {
  /** Everything the backend writes is in here; nothing outside. */
  dataDir: string;
  /** 0 finds a free one. */
  port: number;
  keys: Keys;
  driver: 'pglite' | 'postgres';
  /** For driver "postgres": postgres://user:password@host:port/database */
  databaseUrl?: string;
  confirmEmail: boolean;
  /** Where links in mails lead; by default site_url of supabase/config.toml. */
  siteUrl?: string;
  /** Seconds; by default jwt_expiry of supabase/config.toml. */
  jwtExpiry?: number;
  /** Runs supabase/seed.sql after the migrations. */
  seed?: boolean;
  /** The folder whose `supabase/` has the migrations and templates; by default this project. */
  project?: string;
}

export interface StartOptions extends Partial<ServerOptions> {
  dataDir: string;
  keys: Keys;
  log?: (line: string) => void;
}

/** What the child process tells this one. */
export type Message =
  | { type: 'ready'; port: number; applied: string[] }
  | { type: 'failed'; message: string }
  | { type: 'mail'; mail: Mail };

export interface Backend {
  url: string;
  publishableKey: string;
  secretKey: string;
  pid: number;
  /** Migrations that were new to this database. */
  applied: string[];
  /** Every mail since the start. */
  mails: Mail[];
  onMail(callback: (mail: Mail) => void): void;
  /** Resolves with the exit code, however the backend ended; null after a signal. */
  exited: Promise<number | null>;
  stop(): Promise<void>;
}

/** Random per installation; the caller stores them (.env.local). */
export function makeKeys(): Keys {
  const secret = (bytes: number) => randomBytes(bytes).toString('base64url');
  return { publishableKey: `sb_publishable_${secret(24)}`, secretKey: `sb_secret_${secret(24)}`, jwtSecret: secret(48) };
}

/** Migrates and serves; resolves when it answers. */
export async function startBackend({ log, ...options }: StartOptions): Promise<Backend> {
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
    const given: ServerOptions = { port: 0, driver: 'pglite', confirmEmail: false, ...options, dataDir: path.resolve(options.dataDir) };
    child.send({ start: given });
  });

  return {
    url: `http://127.0.0.1:${ready.port}`,
    publishableKey: options.keys.publishableKey,
    secretKey: options.keys.secretKey,
    pid: child.pid ?? 0,
    applied: ready.applied,
    mails,
    onMail: (callback) => void callbacks.push(callback),
    exited,
    async stop() {
      if (child.connected) child.send('stop');
      const patience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE);
      await exited;
      clearTimeout(patience);
    },
  };
}
