import { stripVTControlCharacters } from 'node:util';
import { spawnNext } from './lib/next-process.ts';

const START_TIMEOUT = 60_000;

/** Milliseconds for which an idle connection stays open. Clients and proxies close theirs earlier, so that no request is sent to a closed one. */
const KEEP_ALIVE = 65_000;

interface SiteOptions {
  /** Folder of the build, relative to the project; `.next` by default. */
  distDir?: string;
  /** Folder of another application than this project. */
  folder?: string;
  /** Port to listen on; 0, the default, for any free one. */
  port?: number;
  /** Address to listen on; all of them by default. */
  hostname?: string;
  /** Variables beside those of this process's environment. The .env files are read only with `dev`. */
  env?: Record<string, string>;
  dev?: boolean;
  log?: (line: string) => void;
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts the built site; resolves once it answers. The site ends with this process, however this process ends. */
export async function startSite(options: SiteOptions = {}) {
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
    await Promise.race([fetch(`http://${host}:${actual}/robots.txt`, { signal: AbortSignal.timeout(START_TIMEOUT) }), ended]);
    return { url: `http://localhost:${actual}`, port: actual, ...next };
  } catch (error) {
    await next.stop();
    throw error;
  }
}
