import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shortcutOf } from '@/components/palette/shortcuts';

class Field {
  tagName = 'INPUT';
  isContentEditable = false;
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Field);
  vi.stubGlobal('navigator', { platform: 'Linux x86_64' });
});
afterEach(() => vi.unstubAllGlobals());

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false, target: null };
const pressed = (event: object) => shortcutOf({ ...NONE, ...event } as KeyboardEvent);
const field = new Field();

test('/ and ? are keys of the page, but not while something is being written', () => {
  expect(pressed({ key: '/' })).toBe('/');
  expect(pressed({ key: '?', shiftKey: true })).toBe('?');
  expect(pressed({ key: '/', target: field })).toBeNull();
  expect(pressed({ key: '/', altKey: true })).toBeNull();
  expect(pressed({ key: '/', ctrlKey: true })).toBeNull();
  expect(pressed({ key: '//' })).toBeNull();
});

test('Ctrl K and ⌘ K are, everywhere, on every keyboard', () => {
  expect(pressed({ key: 'k', code: 'KeyK', ctrlKey: true })).toBe('/');
  expect(pressed({ key: 'k', code: 'KeyK', metaKey: true, target: field })).toBe('/');
  expect(pressed({ key: 'k', code: 'KeyV', ctrlKey: true, target: field })).toBe('/');
  expect(pressed({ key: 'л', code: 'KeyK', ctrlKey: true })).toBe('/');
});

test('other keys are left alone', () => {
  expect(pressed({ key: 'k', code: 'KeyK' })).toBeNull();
  expect(pressed({ key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true })).toBeNull();
  expect(pressed({ key: 't', code: 'KeyK', ctrlKey: true })).toBeNull();
  expect(pressed({ key: 'k', code: 'KeyK', ctrlKey: true, defaultPrevented: true })).toBeNull();
});

test('in a field of a Mac Ctrl K deletes to the end of the line', () => {
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  expect(pressed({ key: 'k', code: 'KeyK', ctrlKey: true, target: field })).toBeNull();
  expect(pressed({ key: 'k', code: 'KeyK', metaKey: true, target: field })).toBe('/');
});
