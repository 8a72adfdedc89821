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

/** Settings that are read while the site is built. All others are read when it runs. */
const SETTINGS = ['SITE_URL', 'ANALYTICS_URL', 'LIBRARY_DIR', 'BUILD_PAGES'];

interface BuildOptions {
  /** Folder of the build, relative to the project; `.next` by default. tsconfig.json lists all that are used. */
  distDir?: string;
  /** Variables beside those of this process's environment. The .env files are not read. */
  env?: Record<string, string>;
  /** Receives a function that says what is being done, because the text changes while it is done. */
  onStep?: (text: () => string) => void;
}

/** Estimated milliseconds of a first build. Other builds are estimated to take as long as the one before. */
const FIRST_BUILD = 60_000;

/** Builds with `next build`, unless the build in distDir is of the current sources and settings. */
export async function ensureBuild({ distDir = '.next', env = {}, onStep }: BuildOptions = {}): Promise<void> {
  const all = { ...process.env, ...env };
  const settings = JSON.stringify(SETTINGS.map((name) => all[name] ?? ''));
  const lastBuildFile = path.join(ROOT, distDir, 'last-build.json');
  const last: { settings?: string; started: number; took?: number } = JSON.parse(await readFile(lastBuildFile, 'utf8').catch(() => '{}'));
  const sources = [...SOURCES.map((source) => path.join(ROOT, source)), ...(all.LIBRARY_DIR ? [all.LIBRARY_DIR] : [])];
  if (last.settings === settings && (await lastChange(sources)) < last.started) return;

  await rm(lastBuildFile, { force: true });
  const started = Date.now();
  const estimatedEnd = started + (last.took ?? FIRST_BUILD);
  const timeUntil = (end: number) => {
    const left = end - Date.now();
    return left > 0 ? `${roughly(left)} left` : `${roughly(Date.now() - started)} so far`;
  };
  onStep?.(() => `Building the site: compiling, ${timeUntil(estimatedEnd)}`);
  let [drawingSince, drawnBefore] = [0, 0];
  await build(distDir, env, (drawn, all) => {
    if (drawn <= drawnBefore) [drawingSince, drawnBefore] = [Date.now(), drawn];
    const allDrawn = Date.now() + ((Date.now() - drawingSince) / (drawn - drawnBefore)) * (all - drawn);
    const pages = `Building the site: ${drawn} of ${all} pages and pictures`;
    onStep?.(() => (drawn === all ? pages : `${pages}, ${timeUntil(drawn > drawnBefore ? allDrawn : estimatedEnd)}`));
  });
  await writeFile(lastBuildFile, JSON.stringify({ settings, started, took: Date.now() - started }));
}

/** Time (ctime) of the last change of these files and folders, and of all in them: tar and rsync keep the mtime that a file had elsewhere. */
export async function lastChange(files: string[]): Promise<number> {
  let last = 0;
  for (const file of files.filter(existsSync)) {
    const stats = await stat(file);
    const inside = stats.isDirectory() ? (await readdir(file)).map((name) => path.join(file, name)) : [];
    last = Math.max(last, stats.ctimeMs, await lastChange(inside));
  }
  return last;
}

async function build(distDir: string, env: Record<string, string>, onProgress: (drawn: number, all: number) => void): Promise<void> {
  const onLine = (line: string) => {
    // Without a terminal, Next prints its progress before the first page and after each quarter.
    const [, drawn, all] = /static pages .*\((\d+)\/(\d+)\)/.exec(line) ?? [];
    if (drawn && all) onProgress(Number(drawn), Number(all));
  };
  // The site serves the package of the command line, which is made for the same address.
  const folder = await mkdtemp(path.join(tmpdir(), 'grok-prompts-cli-'));
  const CLI_PACKAGE = await packCommandLine(folder, env.SITE_URL || undefined);
  const next = spawnNext(['build'], { distDir, env: { ...env, CLI_PACKAGE }, onLine });
  const code = await next.exited;
  await rm(folder, { recursive: true, force: true });
  if (code !== 0 || !existsSync(path.join(ROOT, distDir, 'BUILD_ID'))) throw new Error(`The site could not be built:\n${next.lastLines()}`);
}
