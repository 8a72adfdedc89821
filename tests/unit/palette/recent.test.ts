import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTS } from '@/lib/limits';
import type { Entry } from '@/lib/palette/palette';
import { addRecent, forgetPrivateRecent, parseRecent, readRecent, removeRecent } from '@/lib/palette/recent';
import { deniedStore, fullStore, memoryStore } from '../support/stores';

const ADA = 'ada@example.org';
const entry = (kind: Entry['kind'], id: string, title = id): Entry => ({ kind, id, title, note: '' });
const ids = (entries: Entry[]) => entries.map(({ id }) => id);

test('the last one is first, each is there once, and only the newest stay', () => {
  const store = memoryStore();
  for (let number = 0; number < COUNTS.recent + 2; number++) addRecent(store, null, entry('library', `p-${number}`));
  addRecent(store, null, entry('library', 'p-5', 'Renamed'));
  const recent = readRecent(store, null);
  expect(recent).toHaveLength(COUNTS.recent);
  expect(recent[0]).toEqual(entry('library', 'p-5', 'Renamed'));
  expect(new Set(ids(recent)).size).toBe(recent.length);
});

test('one’s own prompts show to oneself alone', () => {
  const store = memoryStore();
  addRecent(store, ADA, entry('own', 'mine'));
  addRecent(store, ADA, entry('library', 'public'));
  expect(ids(readRecent(store, ADA))).toEqual(['public', 'mine']);
  expect(ids(readRecent(store, 'bob@example.org'))).toEqual(['public']);
  expect(ids(readRecent(store, null))).toEqual(['public']);
});

test('somebody else’s are gone once another account opens something', () => {
  const store = memoryStore();
  addRecent(store, ADA, entry('own', 'mine'));
  addRecent(store, 'bob@example.org', entry('own', 'his'));
  expect(ids(readRecent(store, ADA))).toEqual([]);
  expect(store.getItem('gp-recent')).not.toContain('mine');
});

test('signing out removes them and whose they were, and keeps the others', () => {
  const store = memoryStore();
  addRecent(store, ADA, entry('own', 'mine'));
  addRecent(store, ADA, entry('guide', 'grok-for-coding'));
  forgetPrivateRecent(store);
  expect(store.getItem('gp-recent')).not.toMatch(/mine|ada/);
  expect(ids(readRecent(store, null))).toEqual(['grok-for-coding']);
  const own = memoryStore();
  addRecent(own, ADA, entry('own', 'mine'));
  forgetPrivateRecent(own);
  expect(own.getItem('gp-recent')).toBeNull();
});

test('one that is no longer there is removed, and the others stay', () => {
  const store = memoryStore();
  for (const id of ['first', 'second']) addRecent(store, ADA, entry('own', id));
  removeRecent(store, ADA, entry('public', 'first'));
  expect(ids(readRecent(store, ADA))).toEqual(['second']);
});

test('no e-mail is stored for what is public', () => {
  const store = memoryStore();
  addRecent(store, ADA, entry('library', 'public'));
  expect(store.getItem('gp-recent')).not.toContain('ada');
});

test('corrupt storage reads as nothing, and of a list what is whole is kept', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void parseRecent(stored, ADA)));
  const good = entry('library', 'good');
  const entries = [
    good,
    null,
    7,
    { ...good, kind: 'page' },
    { ...good, kind: 'constructor' },
    { ...good, id: '../x' },
    { ...good, title: 1 },
  ];
  expect(parseRecent(JSON.stringify({ account: null, entries }), null)).toEqual([good]);
  expect(parseRecent(JSON.stringify({ account: null, entries: { length: 3 } }), null)).toEqual([]);
});

test('storage that is denied or full breaks nothing', () => {
  for (const store of [null, deniedStore, fullStore]) {
    addRecent(store, ADA, entry('library', 'x'));
    forgetPrivateRecent(store);
    expect(readRecent(store, ADA)).toEqual([]);
  }
});
