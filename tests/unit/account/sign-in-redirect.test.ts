import { expect, test } from 'vitest';
import { signInRedirect } from '@/lib/account/sign-in-redirect';
import { paths } from '@/lib/paths';

const ID = '0b9e9d53-6c46-4c5e-9d6e-2f1a3f6e6f10';

test('a page of the dashboard is come back to', () => {
  expect(signInRedirect('/dashboard/saved?q=a')).toBe('/login?next=%2Fdashboard%2Fsaved%3Fq%3Da');
});

test('a heart without JavaScript leads back to its prompt, saved', () => {
  expect(signInRedirect(paths.savePrompt('cold-email'))).toBe('/login?next=%2Fprompt%2Fcold-email&save=cold-email');
  expect(signInRedirect(paths.savePrompt(ID))).toBe(`/login?next=%2Fprompt%2Fshared%2F${ID}&save=${ID}`);
});
