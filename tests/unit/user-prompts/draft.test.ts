import { expect, test } from 'vitest';
import { endDraft, readDraft, removeDraft, writeDraft } from '@/lib/user-prompts/draft';
import { deniedStore, fullStore, memoryStore } from '../support/stores';

const texts = { title: 'T', category: '', content: 'Write about [TOPIC]' };
const blank = { title: ' ', category: '', content: '\n' };

test('a draft comes back to who wrote it, and to nobody else', () => {
  const store = memoryStore();
  writeDraft(store, 'ada', texts);
  expect(readDraft(store, 'ada')).toEqual(texts);
  expect(readDraft(store, 'bob')).toBeNull();
  writeDraft(store, 'bob', { ...texts, title: 'B' });
  expect(readDraft(store, 'ada')).toBeNull();
});

test('nothing is left of it when it is removed, or blank', () => {
  const store = memoryStore();
  writeDraft(store, 'ada', texts);
  writeDraft(store, 'ada', blank);
  expect(store.entries.size).toBe(0);
  writeDraft(store, 'ada', texts);
  removeDraft(store);
  expect(store.entries.size).toBe(0);
});

test('what is saved after signing out is not stored, until another form begins', () => {
  const store = memoryStore();
  writeDraft(store, 'ada', texts);
  endDraft(store);
  writeDraft(store, 'ada', texts);
  expect(store.entries.size).toBe(0);
  expect(readDraft(store, 'ada')).toBeNull();
  writeDraft(store, 'ada', texts);
  expect(readDraft(store, 'ada')).toEqual(texts);
});

test.each(['', 'null', '{', '[]', '"ada"', '{"userId":7}'])('%s in its place is no draft', (stored) => {
  expect(readDraft(memoryStore({ 'gp-draft': stored }), 'ada')).toBeNull();
});

test('storage that is denied or full breaks nothing', () => {
  for (const store of [deniedStore, fullStore, null]) {
    writeDraft(store, 'ada', texts);
    removeDraft(store);
    expect(readDraft(store, 'ada')).toBeNull();
  }
});
