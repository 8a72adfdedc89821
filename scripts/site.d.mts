export interface SiteOptions {
  /** Relative to the project; `.next` by default. */
  distDir?: string;
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

export interface Site {
  /** http://localhost:<port> */
  url: string;
  port: number;
  pid: number;
  /** Resolves with the exit code, however the site ended; null after a signal. */
  exited: Promise<number | null>;
  /** The last lines it printed. */
  lastLines(count?: number): string;
  stop(): Promise<void>;
}

/** Starts the built site; resolves when it answers. It ends with this process, however this process ends. */
export function startSite(options?: SiteOptions): Promise<Site>;
