import { expect, test } from 'vitest';
import { pageKey } from '@/components/lists/keys/meaning-of-key';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const page = { writing: false, singleKeys: true, going: false };
const press = (key: string, place: Partial<typeof page> = {}, modifiers: Partial<typeof plain> = {}) =>
  pageKey({ key, ...plain, ...modifiers }, { ...page, ...place });

test('n makes a new prompt, and g with a letter goes to a place', () => {
  expect(press('n')).toEqual({ to: '/dashboard/create' });
  expect(press('g')).toBe('going');
  expect(['s', 'm', 'c', 'p', 'h'].map((key) => press(key, { going: true }))).toEqual([
    { to: '/dashboard/saved' },
    { to: '/dashboard/my-prompts' },
    { to: '/dashboard/collections' },
    { to: '/prompts' },
    { to: '/' },
  ]);
  for (const key of ['s', 'm', 'x', 'Enter', 'toString']) expect(press(key), key).toBeNull();
  for (const key of ['x', 'n', 'constructor']) expect(press(key, { going: true }), key).toBeNull();
});

test('Ctrl or ⌘ / shows the list of keys, also while something is written', () => {
  for (const modifiers of [{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, shiftKey: true }])
    expect(press('/', { writing: true, singleKeys: false }, modifiers)).toBe('shortcuts');
  expect(press('/')).toBeNull();
});

test('letters do nothing while something is written, with a modifier, or where they are turned off', () => {
  for (const key of ['n', 'g']) {
    expect(press(key, { writing: true })).toBeNull();
    expect(press(key, { singleKeys: false })).toBeNull();
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) expect(press(key, {}, { [modifier]: true })).toBeNull();
  }
});
