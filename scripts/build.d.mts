export interface BuildOptions {
  /** Relative to the project; `.next` by default. */
  distDir?: string;
  /** Added to this process's environment. .env files are not read. */
  env?: Record<string, string>;
  log?: (line: string) => void;
}

/** Builds with `next build` unless distDir already holds what these sources give; waits for a build under way. Needs no backend. */
export function ensureBuild(options?: BuildOptions): Promise<void>;

export function isBuilt(options?: BuildOptions): Promise<boolean>;
