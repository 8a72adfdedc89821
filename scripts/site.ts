/** The site in a child process that lives and dies with its parent. */
import { stripVTControlCharacters } from 'node:util';
import { spawnNext } from './lib/next-process.ts';

const PATIENCE = 60_000;

/** How long an idle connection stays open, in milliseconds: longer than a client or proxy keeps one for its next request, or that one is lost. */
const KEEP_ALIVE = 65_000;

export interface SiteOptions {
  /** Relative to the project; `.next` by default. */
  distDir?: string;
  /** Of another application than this project. */
  folder?: string;
  /** 0, the default, finds a free one. */
  port?: number;
  /** The address to listen on; all of them by default. */
  hostname?: string;
  /** Added to this process's environment. .env files are not read, except with `dev`. */
  env?: Record<string, string>;
  /** `next dev` instead of `next start`. */
  dev?: boolean;
  /** Every line the site prints. */
  log?: (line: string) => void;
}

export interface Site extends ReturnType<typeof spawnNext> {
  /** http://localhost:<port> */
  url: string;
  port: number;
}

/** Starts the built site; resolves when it answers. It ends with this process, however this process ends. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { distDir = '.next', folder, port = 0, hostname, env, dev = false, log } = options;
  const listening = Promise.withResolvers<number>();
  const args = dev ? ['dev'] : ['start', '--keepAliveTimeout', String(KEEP_ALIVE)];
  args.push(...(folder ? [folder] : []), '-p', String(port), ...(hostname ? ['-H', hostname] : []));
  const onLine = (line: string) => {
    const match = /- Local:\s+https?:\/\/\S+:(\d+)/.exec(stripVTControlCharacters(line));
    if (match) listening.resolve(Number(match[1]));
    log?.(line);
  };
  const next = spawnNext(args, { distDir, env, dev, onLine });
  const ended = next.exited.then(() => {
    throw new Error(`The site could not start:\n${next.lastLines(20)}`);
  });
  ended.catch(() => {});
  try {
    const actual = await Promise.race([listening.promise, ended]);
    const host = hostname?.includes(':') ? `[${hostname}]` : (hostname ?? '127.0.0.1');
    await Promise.race([fetch(`http://${host}:${actual}/robots.txt`, { signal: AbortSignal.timeout(PATIENCE) }), ended]);
    return { url: `http://localhost:${actual}`, port: actual, ...next };
  } catch (error) {
    await next.stop();
    throw error;
  }
}
