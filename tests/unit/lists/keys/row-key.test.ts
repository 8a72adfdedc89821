import { expect, test } from 'vitest';
import { rowKey, sendsForm } from '@/components/lists/keys/meaning-of-key';
import { refOfPath } from '@/lib/prompts/ref-of-path';

const pressed = (key: string, modifiers: Partial<Parameters<typeof sendsForm>[0]> = {}) => ({
  ...{ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...{ key, ...modifiers },
});
const list = { writing: false, inRow: false, singleKeys: true };

test('letters act in lists, and the arrows once the focus is in a row', () => {
  expect(['j', 'k', 'c', 'e', 's', 'f', 'J'].map((key) => rowKey(pressed(key), list))).toEqual([
    'next',
    'previous',
    'copy',
    'edit',
    'send',
    'save',
    'next',
  ]);
  expect(['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'].map((key) => rowKey(pressed(key), { ...list, inRow: true }))).toEqual([
    'next',
    'previous',
    'right',
    'left',
  ]);
  for (const key of ['ArrowDown', 'Enter', 'a', 'x', ' ', 'toString', 'constructor']) expect(rowKey(pressed(key), list), key).toBeNull();
});

test('nothing acts while something is written or with a modifier, and no letter where they are turned off', () => {
  const inRow = { ...list, inRow: true };
  for (const key of ['j', 'c', 'ArrowDown']) {
    expect(rowKey(pressed(key), { ...inRow, writing: true })).toBeNull();
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)
      expect(rowKey(pressed(key, { [modifier]: true }), inRow), modifier).toBeNull();
  }
  expect(rowKey(pressed('j'), { ...inRow, singleKeys: false })).toBeNull();
  expect(rowKey(pressed('ArrowDown'), { ...inRow, singleKeys: false })).toBe('next');
});

test('Enter with Ctrl or ⌘ sends a form', () => {
  expect(sendsForm(pressed('Enter', { ctrlKey: true }))).toBe(true);
  expect(sendsForm(pressed('Enter', { metaKey: true }))).toBe(true);
  expect(sendsForm(pressed('Enter'))).toBe(false);
  expect(sendsForm(pressed('Enter', { ctrlKey: true, shiftKey: true }))).toBe(false);
});

test('the path of a page names its prompt', () => {
  const id = '5eed0000-0000-4000-8000-00000000c001';
  expect(refOfPath('/prompt/weekly-meal-plan')).toEqual({ kind: 'library', id: 'weekly-meal-plan' });
  expect(refOfPath(`/prompt/shared/${id}`)).toEqual({ kind: 'public', id });
  expect(refOfPath(`/dashboard/my-prompts/${id}`)).toEqual({ kind: 'own', id });
  for (const path of ['/', '/prompts', '/guides/x', '/prompt/', `/dashboard/my-prompts/${id}/edit`, `/dashboard/collections/${id}`])
    expect(refOfPath(path), path).toBeNull();
});
