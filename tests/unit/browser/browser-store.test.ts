import { afterEach, expect, test, vi } from 'vitest';
import { browserStore } from '@/lib/browser/browser-store';
import { memoryStore } from '@/tests/unit/support/stores';

afterEach(() => vi.unstubAllGlobals());

test('gives the browser’s storage', () => {
  const localStorage = memoryStore();
  vi.stubGlobal('window', { localStorage });
  expect(browserStore()).toBe(localStorage);
});

test('is null where the browser throws when storage is only looked at', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(browserStore()).toBeNull();
});

test('is null where there is no browser', () => {
  expect(browserStore()).toBeNull();
});
