import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanValue, endUserPromptValues, readValues, writeValues } from '@/lib/prompts/stored-values';
import { deniedStore, fullStore, memoryStore } from '../support/stores';
import { anyText, name } from '../support/templates';

describe('values kept in the browser', () => {
  test('what was typed is read back, any text at all, without the empty ones and without line breaks at the end', () => {
    fc.assert(
      fc.property(fc.dictionary(name, anyText, { noNullPrototype: true }), (values) => {
        const store = memoryStore();
        expect(writeValues(store, 'p-1', values)).toBe(true);
        const typed = Object.fromEntries(
          Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[name, cleanValue(value, true)]])),
        );
        expect(readValues(store, 'p-1')).toEqual(typed);
      }),
    );
  });

  test('are kept under gp_vars:{promptId}, each prompt for itself', () => {
    const store = memoryStore();
    writeValues(store, 'p-1', { A: 'x' });
    expect([...store.entries.keys()]).toEqual(['gp_vars:p-1']);
    expect(readValues(store, 'p-2')).toEqual({});
  });

  test('the entry is forgotten when nothing is left in it', () => {
    const store = memoryStore({ 'gp_vars:p-1': '{"A":"x"}' });
    writeValues(store, 'p-1', { A: '' });
    expect(store.entries.size).toBe(0);
  });

  test.each(['', '{', 'null', '[]', '["A"]', '"A"', '7', 'undefined', '\u0000'])('a corrupt entry (%j) reads as nothing', (stored) => {
    expect(readValues(memoryStore({ 'gp_vars:p-1': stored }), 'p-1')).toEqual({});
  });

  test('of a half corrupt entry the texts are kept', () => {
    const store = memoryStore({ 'gp_vars:p-1': '{"A":"kept","B":3,"C":null,"D":["x"],"E":{"F":"x"}}' });
    expect(readValues(store, 'p-1')).toEqual({ A: 'kept' });
  });

  test.each([
    ['denied', deniedStore],
    ['missing', null],
  ])('with storage %s nothing is read, nothing is kept, and nothing breaks', (_, store) => {
    expect(readValues(store, 'p-1')).toEqual({});
    expect(writeValues(store, 'p-1', { A: 'x' })).toBe(false);
  });

  test('signing out removes those of prompts that people wrote, and a page that is left then stores them no more', () => {
    const own = '0b9e9d53-6c46-4c5e-9d6e-2f1a3f6e6f10';
    const store = memoryStore();
    for (const id of [own, 'p-1']) writeValues(store, id, { A: 'x' });
    endUserPromptValues(store);
    writeValues(store, own, { A: 'just written' });
    writeValues(store, 'p-1', { A: 'y' });
    expect([...store.entries]).toEqual([['gp_vars:p-1', '{"A":"y"}']]);
    // The next page.
    readValues(store, own);
    writeValues(store, own, { A: 'z' });
    expect(readValues(store, own)).toEqual({ A: 'z' });
  });

  test('a full storage is reported as not kept', () => {
    expect(writeValues(fullStore, 'p-1', { A: 'x' })).toBe(false);
  });
});
