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
}

export interface StartOptions extends Partial<ServerOptions> {
  dataDir: string;
  keys: Keys;
  log?: (line: string) => void;
}

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

/** Random per installation; the caller keeps them (.env.local). */
export function makeKeys(): Keys;

/** Migrates and serves; resolves when it answers. */
export function startBackend(options: StartOptions): Promise<Backend>;
