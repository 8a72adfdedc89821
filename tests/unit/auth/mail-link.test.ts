import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseReturnTo } from '@/lib/account/return-to';
import { mailRedirect, parseMailLink } from '@/lib/auth/mail-link';

const query = { token_hash: 'abc', type: 'signup', email: 'ada@example.com', next: 'https://prompts.example/dashboard/create?x=1' };

test('a link is read with the path it leads to', () => {
  expect(parseMailLink(query)).toEqual({
    token: 'abc',
    type: 'signup',
    email: 'ada@example.com',
    next: '/dashboard/create?x=1',
    save: '',
    copy: '',
  });
  expect(parseMailLink({ ...query, email: 'Ada tag@example.com' })?.email).toBe('ada+tag@example.com');
  expect(parseMailLink({ ...query, next: 'https://evil.example//evil.example' })?.next).toBe('');
});

test.each([
  { token_hash: undefined },
  { token_hash: '' },
  { token_hash: 'x'.repeat(501) },
  { token_hash: ['a', 'b'] },
  { type: 'invite' },
  { type: 'constructor' },
  { email: undefined },
  { email: 'no address' },
  { email: `${'a'.repeat(300)}@example.com` },
])('%j is none', (broken) => expect(parseMailLink({ ...query, ...broken })).toBeNull());

/** The query of the link in a mail, of a template that encodes what it fills in (Supabase) and of one that does not (lite). */
const queriesOf = (redirect: string) =>
  [redirect, encodeURIComponent(redirect)].map((filledIn) => ({
    ...query,
    ...Object.fromEntries(new URLSearchParams(`next=${filledIn}`)),
  }));

test('where somebody wanted to go, and what they wanted to save, come through the mail unchanged', () => {
  const path = fc.string({ unit: 'binary', maxLength: 300 }).map((text) => `/prompts?q=${encodeURIComponent(text.toWellFormed())}`);
  fc.assert(
    fc.property(path, fc.string({ unit: 'grapheme' }), fc.string(), (next, save, copy) => {
      for (const link of queriesOf(`https://prompts.example${mailRedirect({ next, save, copy })}`))
        expect(parseMailLink(link)).toMatchObject(parseReturnTo({ next, save, copy }));
    }),
  );
});

test.each(['//evil.example', 'https://evil.example/x', '/\\evil.example', '/login', 'javascript:alert(1)', 7])(
  'a mail leads nowhere by %j',
  (next) => {
    const target = Buffer.from(JSON.stringify({ next, save: ['a'], copy: null })).toString('base64url');
    for (const return_ of [target, 'no base64', '', Buffer.from('null').toString('base64url')])
      expect(parseMailLink({ ...query, next: `https://prompts.example/login?return=${return_}` })).toMatchObject({
        next: '',
        save: '',
        copy: '',
      });
  },
);
