import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseEntry, requireUnique } from '@/lib/server/content/content-error';
import { messageOf } from '@/tests/unit/support/errors';

const schema = z.strictObject({ name: z.string(), sizes: z.array(z.object({ width: z.number() })) });

test('an entry in order comes back as it is', () => {
  const entry = { name: 'A', sizes: [{ width: 1 }] };
  expect(parseEntry(schema, entry, 'a.json', 'entry 1')).toEqual(entry);
});

test('the message names file, entry and every wrong field, by its path', () => {
  const said = messageOf(() => parseEntry(schema, { name: 3, sizes: [{ width: 1 }, { width: 'x' }] }, 'a.json', 'entry 7 (thing)'));
  expect(said).toMatch(/^ContentError: a\.json, entry 7 \(thing\):\n {2}name: .+\n {2}sizes\.1\.width: .+$/);
});

test.each([null, undefined, 'text', 3])('an entry that is %j is named as a whole', (value) => {
  expect(messageOf(() => parseEntry(schema, value, 'a.json', 'entry 1'))).toContain('(the entry itself): ');
});

test('a value used twice is named with its field, and values used once are fine', () => {
  const entries = [{ id: 'a' }, { id: 'b' }, { id: 'a' }];
  expect(messageOf(() => requireUnique(entries, 'id', 'a.json'))).toBe('ContentError: a.json, a:\n  id: is used by two entries');
  expect(() => requireUnique(entries.slice(1), 'id', 'a.json')).not.toThrow();
});
