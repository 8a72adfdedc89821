/**
 * `npm run sizes` prints where the bytes of the packages, the build and some pages go, how long the last build took, and the memory of a
 * running site. It needs a build (`npm start` or `npm run build`).
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './lib/project.ts';
import { filesIn, htmlParts, processesIn } from './lib/sizes.ts';

const MAX_ROWS = 15;
const PAGES = ['index', 'prompts', 'category/writing', 'prompt/professional-email', 'faq'];

const built = path.join(ROOT, process.env.NEXT_DIST_DIR ?? '.next');
if (!existsSync(path.join(built, 'BUILD_ID'))) {
  console.error('There is no build yet: run npm run build.');
  process.exit(1);
}

function printSums(title: string, files: readonly { file: string; bytes: number }[], keyOf: (file: string) => string): void {
  const sums = new Map<string, { bytes: number; count: number }>();
  for (const { file, bytes } of files) {
    const sum = sums.get(keyOf(file)) ?? { bytes: 0, count: 0 };
    sums.set(keyOf(file), { bytes: sum.bytes + bytes, count: sum.count + 1 });
  }
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`\n${title}: ${megabytes(all)} in ${files.length} files`);
  const rows = [...sums].sort(([, a], [, b]) => b.bytes - a.bytes).slice(0, MAX_ROWS);
  for (const [key, { bytes, count }] of rows) console.log(`${megabytes(bytes).padStart(10)} ${String(count).padStart(6)}  ${key}`);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

const packages = path.join(ROOT, 'node_modules');
printSums('Installed, by package', filesIn(packages), (file) => /^((@[^/]+\/)?[^/]+)/.exec(path.relative(packages, file))?.[1] ?? file);

const build = filesIn(built).map(({ file, bytes }) => ({ file: path.relative(built, file), bytes }));
printSums('The build, by folder', build, (file) => file.split(path.sep).slice(0, 2).join('/'));
const pages = build.filter(({ file }) => /^server.(app|route-cache)/.test(file));
printSums('Pages of the build, by kind of file', pages, (file) => /\.(segment\.rsc|[a-z]+)$/.exec(file)?.[1] ?? 'other');
printSums('Pages of the build, by route', pages, (file) => file.split(path.sep)[2] ?? file);

console.log('\nA page as HTML, in KB: as gzip, all, payload (of it class names), markup (of it class names, icons)');
for (const page of PAGES) {
  const file = path.join(built, 'server/app', `${page}.html`);
  if (!existsSync(file)) continue;
  const text = readFileSync(file, 'utf8');
  const { iconCount, ...characters } = htmlParts(text);
  console.log([gzipSync(text).length, ...Object.values(characters)].map(kilobytes).join(' '), ` ${page}, ${iconCount} icons`);
}

const lastBuildFile = path.join(built, 'last-build.json');
if (existsSync(lastBuildFile))
  console.log(`\nThe last build took ${(JSON.parse(readFileSync(lastBuildFile, 'utf8')).took / 1000).toFixed(0)} s`);

const running = processesIn(ROOT);
if (running.length > 0) console.log('\nMemory of processes that run in this folder');
for (const { memory, command } of running) console.log(`${megabytes(memory).padStart(10)}  ${command}`);
