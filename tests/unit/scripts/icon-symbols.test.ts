import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATEGORY_ICONS } from '../../../lib/prompts/prompt';
import { ICON_SYMBOLS_FILE, iconSymbolsModule } from '../../../scripts/lib/icon-symbols';

const committed = readFileSync(ICON_SYMBOLS_FILE, 'utf8');

test('the drawings are those that `npm run icons` writes', () => {
  expect(committed).toBe(iconSymbolsModule());
});

test('every icon that is used is drawn, and no other', () => {
  const sources = globSync('{app,components}/**/*.{ts,tsx}', { exclude: ['components/ui/icon-symbols.ts'] }).map((file) =>
    readFileSync(file, 'utf8'),
  );
  // <Icon name="…">, <Icon name={… ? '…' : '…'}>, and the `icon` of a component or an action that passes it on.
  const inCode = sources.flatMap((source) => source.match(/<Icon\s+name=("[^"]*"|\{[^}]*\})|\bicon="[^"]*"|\bicon: '[^']*'/g) ?? []);
  const names = inCode.flatMap((use) => Array.from(use.matchAll(/["']([a-z0-9-]+)["']/g), ([, name]) => name));
  const drawn = Array.from(committed.matchAll(/<symbol id="i-([^"]+)"/g), ([, name]) => name);
  expect(drawn.sort()).toEqual([...new Set([...names, ...CATEGORY_ICONS])].sort());
});
