import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseReturnTo, safeNextPath, signInPath, withReturnTo } from '@/lib/account/return-to';

const SITE = 'https://prompts.example';

/** What attackers and browsers make of addresses: pieces that change the host when they meet. */
const piece = fc.constantFrom(
  ...['/', '//', '\\', '\t', '\n', '\r', '\0', ' ', '.', '..', '@', ':', '?', '#', '%2f', '%5c', '%09', '\u2028', '。', '／'],
  ...['evil.example', 'https:', 'http:', 'javascript:', 'data:', 'prompts.example', 'dashboard', 'user:pass', '[::1]', 'é', '\ud800'],
);
const address = fc.oneof(
  fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`),
  fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

test('whatever is asked for, the way leads to a path of this site, however a browser reads it', () => {
  fc.assert(
    fc.property(address, (wanted) => {
      const path = safeNextPath(wanted);
      expect(path).toMatch(/^\//);
      expect(/^[/\\]{2}/.test(path)).toBe(false);
      // In a Location header it is resolved against the page, and control characters are dropped first.
      for (const read of [path, path.replace(/[\t\n\r]/g, '')]) expect(new URL(read, `${SITE}/login`).origin).toBe(SITE);
      expect(safeNextPath(path)).toBe(path);
    }),
    { numRuns: 5000 },
  );
});

test('a path of this site is kept as it is, but for those that lead nowhere', () => {
  for (const path of ['/dashboard/create', '/prompt/cold-email?x=1#v=abc', '/prompts?q=a%2Fb']) expect(safeNextPath(path)).toBe(path);
  for (const path of ['', '/', '/login', '/login?next=/x', '/auth/confirm?token_hash=1', 'dashboard', undefined, 7, `/${'x'.repeat(3000)}`])
    expect(safeNextPath(path)).toBe('/dashboard');
});

test('what somebody wanted comes back out of the address of a sign-in page', () => {
  const wanted = { next: '/prompts?q=a&page=2', save: 'cold-email', copy: '5eed0000-0000-4000-8000-000000000001' };
  const query = Object.fromEntries(new URL(withReturnTo('/login', wanted), SITE).searchParams);
  expect(parseReturnTo(query)).toEqual(wanted);
  expect(withReturnTo('/login', { next: '', save: '', copy: '' })).toBe('/login');
  expect(parseReturnTo({ next: 'https://evil.example', save: ['a', 'b'], copy: ['a', 'b'] })).toEqual({ next: '', save: '', copy: '' });
});

test('a link to sign in comes back to its page, and takes the return target of another such page along', () => {
  const at = (path: string) => {
    const { pathname, search } = new URL(path, SITE);
    return { pathname, search };
  };
  expect(signInPath('/login', at('/prompts?q=a&page=2'))).toBe('/login?next=%2Fprompts%3Fq%3Da%26page%3D2');
  expect(signInPath('/signup', at('/guides'))).toBe('/signup?next=%2Fguides');
  expect(signInPath('/login', at('/'))).toBe('/login');
  expect(signInPath('/login', at('/auth/confirm?token_hash=secret'))).toBe('/login');
  for (const page of ['/login', '/signup', '/reset'])
    expect(signInPath('/signup', at(`${page}?next=%2Fguides&save=x`))).toBe('/signup?next=%2Fguides&save=x');
});
