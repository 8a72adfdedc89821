import { expect, test } from 'vitest';
import { parseMailLink } from '@/lib/auth/link';

const query = { token_hash: 'abc', type: 'signup', email: 'ada@example.com', next: 'https://prompts.example/dashboard/create?x=1' };

test('a link is read with the path it leads to', () => {
  expect(parseMailLink(query)).toEqual({ token: 'abc', type: 'signup', email: 'ada@example.com', next: '/dashboard/create?x=1' });
  expect(parseMailLink({ ...query, email: 'Ada tag@example.com' })?.email).toBe('ada+tag@example.com');
  expect(parseMailLink({ ...query, next: 'https://evil.example//evil.example' })?.next).toBe('/dashboard');
});

test.each([
  { token_hash: undefined },
  { token_hash: '' },
  { token_hash: 'x'.repeat(501) },
  { token_hash: ['a', 'b'] },
  { type: 'email_change' },
  { type: 'constructor' },
  { email: undefined },
  { email: 'no address' },
  { email: `${'a'.repeat(300)}@example.com` },
])('%j is none', (broken) => expect(parseMailLink({ ...query, ...broken })).toBeNull());
