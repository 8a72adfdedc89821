import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');

/** Of `npm start` alone, and where the image listens. */
const OTHERS = ['PORT', 'HOSTNAME', 'DATA_DIR', 'DATABASE_URL', 'BACKEND', 'CONFIRM_EMAIL'];

test('compose.yaml passes on every setting that the site reads when it runs', () => {
  const rows = read('docs/operations.md').match(/^\| `[A-Z].*?\|/gm) ?? [];
  const documented = rows.flatMap((row) => row.match(/[A-Z][A-Z_]+/g) ?? []);
  expect(documented.length).toBeGreaterThan(15);
  const passed = compose.match(/^ {6}([A-Z_]+)(?=: \$\{\1)/gm)?.map((name) => name.trim()) ?? [];
  expect(documented.filter((name) => !OTHERS.includes(name) && !passed.includes(name))).toEqual([]);
  expect(OTHERS.filter((name) => !documented.includes(name))).toEqual([]);
});

test('every setting that lib reads is in the documentation', () => {
  const names = [...read('lib/env.ts').matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  const documented = read('docs/operations.md');
  // Of benchmarks and tests.
  expect(names.filter((name) => name !== 'LIBRARY_DIR' && !documented.includes(`\`${name}`))).toEqual([]);
});

test('the image keeps idle connections as long as npm start does, which is longer than nginx does', () => {
  const [, seconds] = /const KEEP_ALIVE = (\d+)_000;/.exec(read('scripts/site.ts')) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  expect(dockerfile.split(/^FROM /m).at(-1)).toContain(`KEEP_ALIVE_TIMEOUT=${seconds}000`);
  // What Next writes as server.js.
  expect(read('node_modules/next/dist/build/utils.js')).toContain('process.env.KEEP_ALIVE_TIMEOUT');
});

test('what carries the embedded database to a PostgreSQL server is named for the PGlite that there is', () => {
  const { version } = JSON.parse(read('package-lock.json')).packages['node_modules/@electric-sql/pglite'];
  expect(read('docs/operations.md')).toContain(`the one for \`@electric-sql/pglite\` ${version},`);
});
