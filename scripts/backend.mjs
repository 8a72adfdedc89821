/**
 * The embedded backend: @supabase/lite in a child process that lives and dies with its parent.
 * @import { Backend, Keys, Mail, StartOptions } from './backend.d.mts'
 */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createInterface } from 'node:readline';

const SERVER = path.resolve(import.meta.dirname, '../supabase/lite/server.mjs');
const STOP_PATIENCE = 10_000;

/**
 * Random per installation; the caller keeps them (.env.local).
 * @returns {Keys}
 */
export function makeKeys() {
  const secret = (/** @type {number} */ bytes) => randomBytes(bytes).toString('base64url');
  return { publishableKey: `sb_publishable_${secret(24)}`, secretKey: `sb_secret_${secret(24)}`, jwtSecret: secret(48) };
}

/**
 * Migrates and serves; resolves when it answers.
 * @param {StartOptions} options
 * @returns {Promise<Backend>}
 */
export async function startBackend({ log, ...options }) {
  const env = { ...process.env, LITE_TELEMETRY: '0' };
  const child = fork(SERVER, [], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env, execArgv: [] });
  /** @type {Mail[]} */
  const mails = [];
  /** @type {((mail: Mail) => void)[]} */
  const callbacks = [];
  /** @type {string[]} */
  const lastLines = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      log?.(line);
    });
  }
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) => child.once('exit', resolve));

  /** @type {{ port: number, applied: string[] }} */
  const ready = await new Promise((resolve, reject) => {
    child.on('message', (/** @type {any} */ message) => {
      if (message.type === 'ready') resolve(message);
      if (message.type === 'failed') reject(new Error(`The backend could not start: ${message.message}`));
      if (message.type === 'mail') {
        mails.push(message.mail);
        for (const callback of callbacks) callback(message.mail);
      }
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The backend ended before it was ready:\n${lastLines.join('\n')}`)));
    const absolute = path.resolve(options.dataDir);
    child.send({ type: 'start', options: { port: 0, driver: 'pglite', confirmEmail: false, ...options, dataDir: absolute } });
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
      if (child.connected) child.send({ type: 'stop' });
      const patience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE);
      await exited;
      clearTimeout(patience);
    },
  };
}
