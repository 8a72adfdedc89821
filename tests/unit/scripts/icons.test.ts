import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATEGORY_ICONS } from '../../../lib/prompts/prompt';
import { ICON_FILES, iconFiles } from '../../../scripts/lib/icons';

const { names: namesFile, styles } = iconFiles();

test('the drawings are those that `npm run icons` writes', () => {
  expect(readFileSync(ICON_FILES.names, 'utf8')).toBe(namesFile);
  expect(readFileSync(ICON_FILES.styles, 'utf8')).toBe(styles);
});

test('every icon that is used is drawn, and no other', () => {
  const sources = globSync('{app,components}/**/*.{ts,tsx}', { exclude: [ICON_FILES.names] }).map((file) => readFileSync(file, 'utf8'));
  // <Icon name="…">, <Icon name={… ? '…' : '…'}>, and the `icon` of a component or an action that passes it on.
  const inCode = sources.flatMap((source) => source.match(/<Icon\s+name=("[^"]*"|\{[^}]*\})|\bicon="[^"]*"|\bicon: '[^']*'/g) ?? []);
  const names = inCode.flatMap((use) => Array.from(use.matchAll(/["']([a-z0-9-]+)["']/g), ([, name]) => name));
  const drawn = Array.from(styles.matchAll(/^\.i-([\w-]+)/gm), ([, name]) => name);
  expect(drawn.sort()).toEqual([...new Set([...names, ...CATEGORY_ICONS])].sort());
});
