/** Builds the site when its sources or the settings that static pages carry are not those of the last build. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnNext } from './lib/next-process.ts';
import { roughly } from './lib/progress.mjs';
import { ROOT } from './lib/project.ts';
import { packCommandLine } from './pack-cli.ts';

const SOURCES = [
  ...['app', 'components', 'lib', 'content', 'data', 'public', 'packages', 'scripts/pack-cli.ts'],
  ...['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.ts', 'package-lock.json', 'postcss.config.mjs'],
];

/** Read while building; everything else in the environment is read when the site runs. */
const SETTINGS = ['SITE_URL', 'ANALYTICS_URL', 'LIBRARY_DIR', 'BUILD_PAGES'];

export interface BuildOptions {
  /** Relative to the project; `.next` by default. tsconfig.json lists those that are used. */
  distDir?: string;
  /** Added to this process's environment. .env files are not read. */
  env?: Record<string, string>;
  /** Told what is being done, in a text that changes while it is done. */
  onStep?: (text: () => string) => void;
}

/** How long the first build takes, more or less; the next ones take what the last one took. */
const FIRST_BUILD = 60_000;

/** Builds with `next build` unless distDir already holds what these sources and settings give. Needs no backend. */
export async function ensureBuild({ distDir = '.next', env = {}, onStep }: BuildOptions = {}): Promise<void> {
  const all = { ...process.env, ...env };
  const settings = JSON.stringify(SETTINGS.map((name) => all[name] ?? ''));
  const noteFile = path.join(ROOT, distDir, 'last-build.json');
  const last: { settings?: string; started: number; took?: number } = JSON.parse(await readFile(noteFile, 'utf8').catch(() => '{}'));
  const places = [...SOURCES.map((place) => path.join(ROOT, place)), ...(all.LIBRARY_DIR ? [all.LIBRARY_DIR] : [])];
  if (last.settings === settings && (await lastChange(places)) < last.started) return;

  await rm(noteFile, { force: true });
  const started = Date.now();
  const end = started + (last.took ?? FIRST_BUILD);
  /** Past the time it was to take, what it has taken. */
  const time = (end: number) => {
    const left = end - Date.now();
    return left > 0 ? `${roughly(left)} left` : `${roughly(Date.now() - started)} so far`;
  };
  onStep?.(() => `Building the site: compiling, ${time(end)}`);
  let [drawing, before] = [0, 0];
  await build(distDir, env, (drawn, all) => {
    // Next says so before the first and after each quarter.
    if (drawn <= before) [drawing, before] = [Date.now(), drawn];
    const drawnAt = Date.now() + ((Date.now() - drawing) / (drawn - before)) * (all - drawn);
    const pages = `Building the site: ${drawn} of ${all} pages and pictures`;
    onStep?.(() => (drawn === all ? pages : `${pages}, ${time(drawn > before ? drawnAt : end)}`));
  });
  await writeFile(noteFile, JSON.stringify({ settings, started, took: Date.now() - started }));
}

/**
 * When files of these places, or the lists of them, last changed. By ctime: what tar or rsync put here has its mtime from
 * elsewhere.
 */
export async function lastChange(places: string[]): Promise<number> {
  let last = 0;
  for (const place of places.filter(existsSync)) {
    const about = await stat(place);
    const inside = about.isDirectory() ? (await readdir(place)).map((name) => path.join(place, name)) : [];
    last = Math.max(last, about.ctimeMs, await lastChange(inside));
  }
  return last;
}

type OnProgress = (drawn: number, all: number) => void;

async function build(distDir: string, env: Record<string, string>, onProgress: OnProgress): Promise<void> {
  const onLine = (line: string) => {
    // Where nobody watches a spinner, Next prints it at the beginning and after each quarter.
    const [, drawn, all] = /static pages .*\((\d+)\/(\d+)\)/.exec(line) ?? [];
    if (drawn && all) onProgress(Number(drawn), Number(all));
  };
  // The site serves the command line: the build holds its package, made for the same address.
  const folder = await mkdtemp(path.join(tmpdir(), 'grok-prompts-cli-'));
  const CLI_PACKAGE = await packCommandLine(folder, env.SITE_URL || undefined);
  const next = spawnNext(['build'], { distDir, env: { ...env, CLI_PACKAGE }, onLine });
  const code = await next.exited;
  await rm(folder, { recursive: true, force: true });
  if (code !== 0 || !existsSync(path.join(ROOT, distDir, 'BUILD_ID'))) throw new Error(`The site could not be built:\n${next.lastLines()}`);
}
