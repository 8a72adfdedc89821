import { afterEach, expect, test, vi } from 'vitest';
import { commandsFor } from '@/components/palette/commands';

afterEach(() => void vi.unstubAllGlobals());

test('actions have the names that they have elsewhere', () => {
  vi.stubGlobal('window', { location: new URL('http://localhost/faq') });
  const actions = (signedIn: boolean) => commandsFor(signedIn).actions.map(({ title }) => title);
  expect(actions(false)).toEqual(['New prompt', 'Switch theme', 'Sign In', 'Create Account']);
  expect(actions(true)).toEqual(['New prompt', 'New collection', 'Switch theme', 'Sign Out']);
});
