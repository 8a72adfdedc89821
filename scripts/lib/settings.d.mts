import type { Keys } from '../backend.mjs';

/** `folder` is the project's own unless a test says otherwise. */
type Options = { dev: boolean; folder?: string };

export function readSettings(options: Options): Promise<Record<string, string>>;

/** Random keys, made on the first run and stored in .env.local, which only its owner may read. */
export function ensureKeys(options: Options, say: (line: string) => void): Promise<Keys>;
