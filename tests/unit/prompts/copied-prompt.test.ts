import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_OPTIONS } from '@/lib/prompts/answer-options';
import { chosenAnswerOptions } from '@/lib/prompts/chosen-answer-options';
import { copiedPrompt, copiedPromptWithStored } from '@/lib/prompts/copied-prompt';
import { deniedStore, fullStore, memoryStore } from '../support/stores';

const TEMPLATE = 'Write to [NAME] about [TOPIC|rain].';
const PROMPT = {
  ref: { kind: 'library', id: 'a-slug' } as const,
  ...{ storageId: 'p-1', title: 'A prompt', promptText: TEMPLATE, material: [], category: { slug: '', name: '' } },
};
const german = { language: 'Deutsch', onlyText: false };

/** A page in a browser with this storage. */
function openPage(localStorage: unknown) {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
}

beforeEach(() => vi.stubGlobal('StorageEvent', Event));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is copied or sent', () => {
  test('is the filled prompt, and what is asked of every answer at its end', () => {
    expect(copiedPrompt(TEMPLATE, { NAME: 'Ada' }, NO_OPTIONS)).toEqual({
      text: 'Write to Ada about rain.',
      empty: [],
      added: '',
      note: '',
    });
    expect(copiedPrompt(TEMPLATE, { NAME: 'Ada' }, german)).toMatchObject({
      text: 'Write to Ada about rain.\n\nAnswer in Deutsch.',
      note: 'Added: Answer in Deutsch',
    });
  });

  test('says which blanks are empty, and what was added', () => {
    const { empty, added, note } = copiedPrompt(TEMPLATE, {}, { language: '', onlyText: true });
    expect(empty.map(({ name }) => name)).toEqual(['NAME']);
    expect(added).toBe('Added: Only the text');
    expect(note).toBe('1 blank still empty. Added: Only the text');
    expect(copiedPrompt('[A] [B] [A|x] [C? for …] [D|]', {}, NO_OPTIONS).empty.map(({ name }) => name)).toEqual(['B']);
  });

  test('of a list has both from the storage of the browser', () => {
    openPage(memoryStore({ 'gp_vars:p-1': '{"NAME":"Ada"}', 'gp-answer': JSON.stringify(german) }));
    expect(copiedPromptWithStored(PROMPT).text).toBe('Write to Ada about rain.\n\nAnswer in Deutsch.');
  });
});

describe('what is asked of every answer', () => {
  test('is stored, apart from the values, and what another tab stored later counts', () => {
    const store = memoryStore();
    openPage(store);
    const told = vi.fn();
    const leave = chosenAnswerOptions.subscribe(told);
    chosenAnswerOptions.choose(german);
    expect(told).toHaveBeenCalledOnce();
    expect([...store.entries]).toEqual([['gp-answer', JSON.stringify(german)]]);
    expect(chosenAnswerOptions.get()).toBe(chosenAnswerOptions.get());
    store.setItem('gp-answer', JSON.stringify({ language: 'Suomi', onlyText: true }));
    expect(chosenAnswerOptions.get()).toEqual({ language: 'Suomi', onlyText: true });
    leave();
    chosenAnswerOptions.choose(NO_OPTIONS);
    expect(told).toHaveBeenCalledOnce();
  });

  test.each([
    ['denied', deniedStore],
    ['full', fullStore],
    ['missing', null],
  ])('stands until the page is left where storage is %s', (_, store) => {
    openPage(store);
    chosenAnswerOptions.choose(german);
    expect(chosenAnswerOptions.get()).toEqual(german);
    chosenAnswerOptions.choose(NO_OPTIONS);
    expect(chosenAnswerOptions.get()).toEqual(NO_OPTIONS);
  });
});
