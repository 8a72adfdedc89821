import { createChunks } from '@supabase/ssr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dropMalformedSessions } from '@/lib/supabase/drop-malformed-sessions';

const KEY = 'sb-127-auth-token';
const theme = { name: 'gp-theme', value: 'dark' };
const encode = (text: string) => `base64-${Buffer.from(text).toString('base64url')}`;
const session = (change: object = {}) => encode(JSON.stringify({ access_token: 'aa.bb-b.c_c', refresh_token: 'x1', ...change }));

describe('the cookies that a backend is asked about', () => {
  test('keep a session, whole or in pieces, and everything that is no session', async () => {
    for (const value of [session(), session({ user: { name: 'Zoë'.repeat(2000) } })]) {
      const cookies = [theme, ...createChunks(KEY, value)];
      expect(await dropMalformedSessions(cookies)).toEqual(cookies);
    }
  });

  test('lose a session whose tokens are none, with all its pieces', async () => {
    const broken = [
      session({ refresh_token: '\0' }),
      session({ access_token: 'a b' }),
      session({ access_token: '' }),
      session({ refresh_token: 7 }),
    ];
    for (const value of [...broken, encode('[]'), encode('null'), encode('{'), 'base64-%%', '{', '']) {
      expect(await dropMalformedSessions([{ name: KEY, value }, theme]), value).toEqual([theme]);
    }
    const [first, , ...rest] = createChunks(KEY, session({ user: 'x'.repeat(9000) }));
    expect(await dropMalformedSessions([theme, ...(first ? [first] : []), ...rest])).toEqual([theme]);
  });

  test('judge each project by itself', async () => {
    const kept = { name: 'sb-other-auth-token', value: session() };
    expect(await dropMalformedSessions([{ name: KEY, value: 'x' }, kept])).toEqual([kept]);
  });

  test('never throw, whatever is in them', async () => {
    const cookie = fc.record({
      name: fc.constantFrom(KEY, `${KEY}.0`, `${KEY}.1`, 'other'),
      value: fc.oneof(fc.string({ unit: 'binary' }), fc.json().map(encode)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(cookie), async (cookies) => {
        expect((await dropMalformedSessions(cookies)).filter(({ name }) => name !== 'other')).toEqual([]);
      }),
    );
  });
});
