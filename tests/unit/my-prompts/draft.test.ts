import { expect, test, vi } from 'vitest';
import {
  addToDraft,
  type Draft,
  draftsOf,
  draftTitle,
  endDrafts,
  isOfAnother,
  isSameText,
  moveToNewPrompt,
  olderStart,
  openNewDraft,
  readDraft,
  removeDraft,
  removeDraftOf,
  withTyped,
  writeDraft,
  writeNewDraft,
} from '@/lib/my-prompts/draft';
import { promptForm } from '../../support/forms';
import { deniedStore, fullStore, memoryStore } from '../support/stores';

const draft: Draft = { base: 'ada', account: 'ada@example.com', texts: promptForm({ title: 'T' }) };
const edit: Draft = { base: '2026-01-01', account: 'ada@example.com', texts: { ...draft.texts, title: 'Changed' }, from: draft.texts };

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

test('a form removes the draft that it stored last, and not one that another tab has stored since', () => {
  const store = memoryStore();
  writeDraft(store, draft);
  removeDraftOf(edit.texts, store);
  removeDraftOf(null, store);
  expect(readDraft(store)).toEqual(draft);
  removeDraftOf(draft.texts, store);
  expect(readDraft(store)).toBeNull();
  writeDraft(store, edit, 'one');
  removeDraftOf(edit.texts, store);
  expect(readDraft(store, 'one')).toEqual(edit);
  removeDraftOf(edit.texts, store, 'one');
  expect(readDraft(store, 'one')).toBeNull();
});

test('two forms of a new prompt store a draft each, however they take turns, and each is opened and removed by itself', () => {
  const store = memoryStore();
  const of = (title: string): Draft => ({ ...draft, texts: promptForm({ title }) });
  const titles = () => draftsOf(store, 'ada@example.com').map(({ draft }) => draft.texts.title);
  writeNewDraft(store, of('A'), null);
  writeNewDraft(store, of('B'), null);
  expect(titles()).toEqual(['A', 'B']);
  expect(readDraft(store)?.texts.title).toBe('B');
  for (const [title, last] of [
    ['A 2', 'A'],
    ['B 2', 'B'],
    ['B 3', 'B 2'],
  ] as const)
    writeNewDraft(store, of(title), of(last).texts);
  expect(titles()).toEqual(['A 2', 'B 3']);
  const moved = draftsOf(store, 'ada@example.com').find(({ promptId }) => promptId)?.promptId;
  openNewDraft(store, moved);
  expect(readDraft(store)?.texts.title).toBe('A 2');
  openNewDraft(store, undefined);
  removeDraftOf(of('B 3').texts, store);
  expect(titles()).toEqual(['A 2']);
  expect(store.entries.size).toBe(1);
});

test('where the browser has no more room, no draft takes the place of another, and two change places', () => {
  const store = memoryStore();
  const { setItem } = store;
  const of = (title: string): Draft => ({ ...draft, texts: promptForm({ title }) });
  const titles = () => draftsOf(store, 'ada@example.com').map((one) => draftTitle(one.draft));
  writeNewDraft(store, of('A'), null);
  writeNewDraft(store, of('B longer'), null);
  const size = () => [...store.entries].join().length;
  const full = size();
  store.setItem = (key, value) => {
    if (size() - (store.entries.get(key) ?? '').length + value.length > full) fullStore.setItem(key, value);
    setItem(key, value);
  };
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 1000);
  writeNewDraft(store, of('C'), null);
  expect(titles()).toEqual(['A', 'B longer']);
  openNewDraft(store, draftsOf(store, 'ada@example.com').find(({ promptId }) => promptId)?.promptId);
  expect(titles()).toEqual(['A', 'B longer']);
  expect(readDraft(store)?.texts.title).toBe('A');
});

test('a shared text that a form has not read gets a place of its own, and the draft of somebody else none', () => {
  const store = memoryStore();
  addToDraft(store, null, 'Shared');
  writeNewDraft(store, draft, null);
  expect(draftsOf(store, 'ada@example.com').map((one) => one.draft.texts.content)).toEqual(['Shared', draft.texts.content]);
  const others = memoryStore();
  writeDraft(others, { ...draft, base: 'ben', account: 'ben@example.com' });
  writeNewDraft(others, draft, null);
  expect([...others.entries.keys()]).toEqual(['gp-draft']);
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
    expect(addToDraft(store, null, 'Shared')).toBe(false);
    endDrafts(store);
    expect(readDraft(store)).toBeNull();
    expect(draftsOf(store, 'ada@example.com')).toEqual([]);
  }
});

test('texts are the same whatever white space is around them', () => {
  expect(isSameText(draft.texts, { ...draft.texts, title: ' T\n', category: ' ' })).toBe(true);
  expect(isSameText(draft.texts, edit.texts)).toBe(false);
  expect(isSameText(draft.texts, { ...draft.texts, category: 'Writing' })).toBe(false);
});

test('the drafts of somebody are listed, that of a new prompt first, and none of somebody else’s', () => {
  const store = memoryStore({ 'gp-draft:odd/../address': JSON.stringify({ base: 'x', account: 'ada@example.com' }), 'gp-drafty': '{}' });
  const [one, two, others] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
  const titled = (title: string) => ({ ...edit, texts: promptForm({ title }) });
  writeDraft(store, titled('zebra'), one);
  writeDraft(store, titled('Apple'), two);
  writeDraft(store, { ...titled('Of Ben'), account: 'ben@example.com' }, others);
  expect(draftsOf(store, 'ada@example.com').map(({ promptId }) => promptId)).toEqual([two, one]);
  writeDraft(store, draft);
  expect(draftsOf(store, 'ada@example.com')).toEqual([
    { promptId: undefined, draft },
    { promptId: two, draft: titled('Apple') },
    { promptId: one, draft: titled('zebra') },
  ]);
  writeDraft(store, { ...draft, account: null });
  expect(draftsOf(store, 'ben@example.com').map(({ promptId }) => promptId)).toEqual([others]);
});

test('listing them after signing out lets no open form store its draft again', () => {
  const store = memoryStore();
  endDrafts(store);
  expect(draftsOf(store, 'ada@example.com')).toEqual([]);
  writeDraft(store, draft);
  expect(store.entries.size).toBe(0);
  readDraft(store);
});

test.each([
  [{ title: ' A title ', content: 'A text' }, 'A title'],
  [{ title: ' ', content: '\n A  text\nof two lines' }, 'A text of two lines'],
  [{ title: '', content: '' }, 'Untitled'],
  [{ title: '', content: 'word '.repeat(10_000) }, 'word '.repeat(20)],
])('%j is called %j', (texts, title) => {
  expect(draftTitle({ ...draft, texts: promptForm(texts) })).toBe(title);
});

test('a text is added to the draft of a new prompt, and begins another where the draft is somebody else’s', () => {
  const store = memoryStore();
  expect(addToDraft(store, null, 'Shared')).toBe(true);
  expect(addToDraft(store, null, 'More')).toBe(true);
  expect(readDraft(store)).toEqual({ base: '', account: null, texts: promptForm({ title: '', content: 'Shared\n\nMore' }) });
  writeDraft(store, draft);
  addToDraft(store, 'ada@example.com', 'Shared');
  expect(readDraft(store)).toEqual({ ...draft, texts: { ...draft.texts, content: `${draft.texts.content}\n\nShared` } });
  addToDraft(store, 'bob@example.com', 'Other');
  expect(readDraft(store)).toEqual({ base: '', account: 'bob@example.com', texts: promptForm({ title: '', content: 'Other' }) });
});

test('a text that is added while nobody is known keeps the draft and whose it is, and somebody who signs in gets one of nobody', () => {
  const store = memoryStore();
  const content = `${draft.texts.content}\n\nShared`;
  writeDraft(store, draft);
  addToDraft(store, null, 'Shared');
  expect(readDraft(store)).toEqual({ ...draft, texts: { ...draft.texts, content } });
  writeDraft(store, { ...draft, base: '', account: null });
  addToDraft(store, 'ada@example.com', 'Shared');
  expect(readDraft(store)).toEqual({ ...draft, base: '', texts: { ...draft.texts, content } });
  writeDraft(store, { ...draft, account: null });
  addToDraft(store, 'ben@example.com', 'Shared');
  expect(draftsOf(store, 'ben@example.com')).toEqual([]);
});

test.each([
  ['nothing', {}, { title: 'Draft', content: 'Draft text' }],
  ['another field', { tags: 'work', title: 'Typed' }, { title: 'Typed', tags: 'work', content: 'Draft text' }],
  ['a content', { content: 'Typed' }, { title: 'Draft', content: 'Draft text\n\nTyped' }],
  ['more of the same', { content: 'Draft text, longer' }, { title: 'Draft', content: 'Draft text, longer' }],
  ['the beginning of it', { content: 'Draft' }, { title: 'Draft', content: 'Draft text' }],
])('a draft keeps %s that was typed before it came back', (_, typed, expected) => {
  const initial = promptForm({ title: '', content: '' });
  const stored = promptForm({ title: 'Draft', content: 'Draft text' });
  expect(withTyped(stored, { ...initial, ...typed }, initial)).toEqual(promptForm(expected));
});

test('a draft goes on from a newer version with the same texts, and stays one of the older where they were changed', () => {
  const { base, from } = edit;
  expect(olderStart(edit, base, draft.texts)).toBeNull();
  expect(olderStart(edit, '2026-01-02', draft.texts)).toBeNull();
  expect(olderStart(edit, '2026-01-02', promptForm({ title: 'Elsewhere' }))).toEqual({ base, from });
  const { from: _, ...before } = edit;
  expect(olderStart(before, '2026-01-02', draft.texts)).toEqual({ base });
  expect(olderStart({ ...draft, base: '' }, 'ada', promptForm())).toBeNull();
});

test('a draft without a content of its own takes the one that was typed', () => {
  const initial = promptForm({ title: 'T', content: 'As it was' });
  const typed = { ...initial, content: 'Not as it was' };
  expect(withTyped({ ...initial, title: 'New' }, typed, initial)).toEqual({ ...typed, title: 'New' });
});

test('the draft of an edit becomes that of a new prompt, beside the one there is', () => {
  const { account, texts } = edit;
  const store = memoryStore();
  writeDraft(store, edit, 'one');
  expect(moveToNewPrompt(store, { promptId: 'one', draft: edit })).toBe(true);
  expect(readDraft(store, 'one')).toBeNull();
  expect(readDraft(store)).toEqual({ base: '', account, texts });
  writeDraft(store, edit, 'two');
  expect(moveToNewPrompt(store, { promptId: 'two', draft: edit })).toBe(true);
  expect(readDraft(store)).toEqual({ base: '', account, texts });
  expect(readDraft(store, 'two')).toBeNull();
  expect(draftsOf(store, account ?? '').map((one) => one.draft.texts)).toEqual([texts, texts]);
});

test('the draft of an edit stays where the browser stores no other', () => {
  const stored = JSON.stringify({ base: edit.base, account: edit.account, ...edit.texts });
  const store = { ...memoryStore({ 'gp-draft:one': stored }), setItem: fullStore.setItem };
  expect(moveToNewPrompt(store, { promptId: 'one', draft: edit })).toBe(false);
  expect(readDraft(store, 'one')?.texts).toEqual(edit.texts);
});

test.each([
  ['ada', 'ada@example.com', false],
  ['ben', 'ada@example.com', true],
  ['', 'ada@example.com', false],
  ['', 'ben@example.com', true],
  ['', null, false],
])('a draft of %j and %j is somebody else’s for Ada: %j', (base, account, expected) => {
  expect(isOfAnother({ ...draft, base, account }, 'ada', 'ada@example.com')).toBe(expected);
});
