import { afterEach, expect, test, vi } from 'vitest';
import { commandsFor } from '@/components/palette/commands';

afterEach(() => void vi.unstubAllGlobals());

test('actions have the names that they have elsewhere', () => {
  vi.stubGlobal('window', { location: new URL('http://localhost/faq') });
  const titles = (signedIn: boolean, kind: 'actions' | 'account') => commandsFor(signedIn)[kind].map(({ title }) => title);
  expect(titles(false, 'actions')).toEqual(['New prompt', 'Switch theme', 'Keyboard shortcuts', 'Sign In', 'Create Account']);
  expect(titles(true, 'actions')).toEqual(['New prompt', 'New collection', 'Switch theme', 'Keyboard shortcuts']);
  expect(titles(true, 'account')).toEqual(['Sign Out']);
});
