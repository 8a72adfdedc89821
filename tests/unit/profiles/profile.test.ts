import { expect, test } from 'vitest';
import { hasNewDefaultName, nameWithUsername, type Profile } from '@/lib/profiles/profile';

const updatedAt = '2026-11-21T10:00:00Z';
const at = (hours: number) => Date.parse(updatedAt) + hours * 60 * 60 * 1000;
const ada: Profile = { id: '1', username: 'adalovelace', displayName: 'ada.lovelace', bio: null, xHandle: null, updatedAt };

test('a name made from the e-mail is new for a day, or until another is chosen', () => {
  expect(hasNewDefaultName(ada, 'ada.lovelace@example.com', at(1))).toBe(true);
  expect(hasNewDefaultName(ada, 'ada.lovelace@example.com', at(25))).toBe(false);
  expect(hasNewDefaultName({ ...ada, displayName: 'Ada' }, 'ada.lovelace@example.com', at(1))).toBe(false);
  expect(hasNewDefaultName({ ...ada, displayName: null }, 'ada.lovelace@example.com', at(1))).toBe(false);
  expect(hasNewDefaultName({ ...ada, username: 'countess' }, 'ada.lovelace@example.com', at(1))).toBe(false);
});

test.each([
  ['ada.lovelace', 'adalovelace999'],
  ['Ada', 'ada'],
  ['42', 'user42'],
  ['jo', 'userjo1'],
  ['averylongnameindeed', 'averylongnamein7'],
])('of %s the database makes a username like %s', (prefix, username) => {
  const profile = { ...ada, displayName: prefix, username };
  expect(hasNewDefaultName(profile, `${prefix}@example.com`, at(1))).toBe(true);
  expect(hasNewDefaultName({ ...profile, username: `${username}_x` }, `${prefix}@example.com`, at(1))).toBe(false);
});

test('somebody without a display name is called by their username', () => {
  expect(nameWithUsername(ada)).toBe('ada.lovelace (@adalovelace)');
  expect(nameWithUsername({ ...ada, displayName: null })).toBe('adalovelace (@adalovelace)');
});
