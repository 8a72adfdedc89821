import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The settings of a section of supabase/config.toml, as they are written. */
function settingsOf(section: string): Record<string, string> {
  const [, body = ''] = readFileSync('supabase/config.toml', 'utf8').split(`\n[${section}]\n`);
  const lines = (body.split('\n[')[0] ?? '').split('\n').filter((line) => line.includes(' = '));
  return Object.fromEntries(lines.map((line) => line.split(' = ', 2)));
}

test('a hosted project changes no password by an old session alone, and no address without both mailboxes', () => {
  expect(settingsOf('auth.email')).toMatchObject({ secure_password_change: 'true', double_confirm_changes: 'true' });
});
