import { expect, test } from 'vitest';
import { type Draft, endDrafts, isSameText, readDraft, removeDraft, writeDraft } from '@/lib/user-prompts/draft';
import { promptForm } from '../../support/forms';
import { deniedStore, fullStore, memoryStore } from '../support/stores';

const draft: Draft = { base: 'ada', texts: promptForm({ title: 'T' }) };
const edit: Draft = { base: '2026-01-01', texts: { ...draft.texts, title: 'Changed' } };

test('a draft comes back with what it began from, that of an edit to its prompt alone', () => {
  const store = memoryStore();
  writeDraft(store, draft);
  writeDraft(store, edit, 'one');
  expect(readDraft(store)).toEqual(draft);
  expect(readDraft(store, 'one')).toEqual(edit);
  expect(readDraft(store, 'another')).toBeNull();
  removeDraft(store, 'one');
  expect(readDraft(store, 'one')).toBeNull();
  expect(readDraft(store)).toEqual(draft);
  removeDraft(store);
  expect(store.entries.size).toBe(0);
});

test('signing out removes all drafts and nothing else; what is saved after it is not stored until another form begins', () => {
  const store = memoryStore({ 'gp-drafty': 'x', 'gp-theme': 'dark', 'gp_vars:1': '{}' });
  writeDraft(store, draft);
  for (const id of ['one', 'two', 'three']) writeDraft(store, edit, id);
  endDrafts(store);
  writeDraft(store, draft);
  expect([...store.entries.keys()]).toEqual(['gp-drafty', 'gp-theme', 'gp_vars:1']);
  expect(readDraft(store)).toBeNull();
  writeDraft(store, draft);
  expect(readDraft(store)).toEqual(draft);
});

test.each(['', 'null', '{', '[]', '"ada"', '{"base":7}', '{"title":"T"}'])('%s in its place is no draft', (stored) => {
  expect(readDraft(memoryStore({ 'gp-draft': stored }))).toBeNull();
});

test('storage that is denied or full breaks nothing', () => {
  for (const store of [deniedStore, fullStore, null]) {
    writeDraft(store, draft);
    removeDraft(store);
    endDrafts(store);
    expect(readDraft(store)).toBeNull();
  }
});

test('texts are the same whatever white space is around them', () => {
  expect(isSameText(draft.texts, { ...draft.texts, title: ' T\n', category: ' ' })).toBe(true);
  expect(isSameText(draft.texts, edit.texts)).toBe(false);
  expect(isSameText(draft.texts, { ...draft.texts, category: 'Writing' })).toBe(false);
});
