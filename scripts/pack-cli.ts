/**
 * `npm run cli` makes the package of the command line (packages/cli) for the site of SITE_URL, in the folder that is named or the current one.
 * scripts/build.ts, `npm run build` and the Dockerfile make it before they build the site, which serves the package.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { site } from '../lib/site.ts';
import { ROOT } from './lib/project.ts';

const SOURCE = path.join(ROOT, 'packages/cli');
const BUNDLE = 'dist/grok-prompts.mjs';

/** Makes grok-prompts.tgz in a folder and returns its path. By default, its commands ask the site at `siteUrl`. */
export async function packCommandLine(folder: string, siteUrl = site.url): Promise<string> {
  const staging = await mkdtemp(path.join(tmpdir(), 'grok-prompts-cli-'));
  try {
    await bundle(path.join(staging, BUNDLE), siteUrl);
    await cp(path.join(SOURCE, 'package.json'), path.join(staging, 'package.json'));
    const readme = await readFile(path.join(SOURCE, 'README.md'), 'utf8');
    await writeFile(path.join(staging, 'README.md'), readme.replaceAll('SITE/', `${siteUrl}/`));
    await writeFile(path.join(staging, 'LICENSE'), await licenses());
    const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--silent', '--ignore-scripts'], {
      cwd: staging,
      shell: process.platform === 'win32',
    });
    const [{ filename }] = JSON.parse(stdout);
    await mkdir(folder, { recursive: true });
    const packed = path.join(folder, 'grok-prompts.tgz');
    await cp(path.join(staging, filename), `${packed}.new`);
    await rename(`${packed}.new`, packed);
    return packed;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function bundle(file: string, siteUrl: string): Promise<void> {
  const build = await rolldown({
    input: path.join(SOURCE, 'src/main.ts'),
    platform: 'node',
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    transform: { define: { 'process.env.SITE_URL': JSON.stringify(siteUrl) } },
    onLog(level, log) {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  await build.write({ file, format: 'esm', banner: '#!/usr/bin/env node', codeSplitting: false, minify: 'dce-only' });
  await build.close();
}

const BUNDLED_PACKAGES = ['chardet', 'yaml'];

async function licenses(): Promise<string> {
  const others = BUNDLED_PACKAGES.map(async (name) => {
    const text = await readFile(path.join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8');
    return `\n---\n\nThis package contains ${name}:\n\n${text}`;
  });
  return [await readFile(path.join(SOURCE, 'LICENSE'), 'utf8'), ...(await Promise.all(others))].join('');
}

if (import.meta.filename === process.argv[1]) {
  console.log(await packCommandLine(path.resolve(process.argv[2] ?? '.')));
}
