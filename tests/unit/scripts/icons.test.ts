import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICONS } from '../../../components/ui/icons';
import { CATEGORY_ICONS } from '../../../lib/prompts/prompt';
import { ICONS_FILE, iconsModule } from '../../../scripts/lib/icons';

const committed = readFileSync(ICONS_FILE, 'utf8');

test('the drawings are those that `npm run icons` writes', () => {
  expect(committed).toBe(iconsModule());
});

test('every icon that is used is drawn, and no other', () => {
  const sources = globSync('{app,components}/**/*.{ts,tsx}', { exclude: ['components/ui/icons.ts'] }).map((file) =>
    readFileSync(file, 'utf8'),
  );
  // <Icon name="…">, <Icon name={… ? '…' : '…'}>, and the `icon` of a component or an action that passes it on.
  const inCode = sources.flatMap((source) => source.match(/<Icon\s+name=("[^"]*"|\{[^}]*\})|\bicon="[^"]*"|\bicon: '[^']*'/g) ?? []);
  const names = inCode.flatMap((use) => Array.from(use.matchAll(/["']([a-z0-9-]+)["']/g), ([, name]) => name));
  expect(Object.keys(ICONS).sort()).toEqual([...new Set([...names, ...CATEGORY_ICONS])].sort());
});
