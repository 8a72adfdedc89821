import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownRoute } from '@/lib/integrations/api/api-route';
import { ownOperations } from '@/lib/integrations/api/own-operations';
import { RATES } from '@/lib/limits';
import * as rateLimit from '@/lib/server/rate-limit/rate-limit';
import * as tokens from '@/lib/tokens/authenticate-token';

beforeEach(() => {
  const { perAddress: limit, seconds } = RATES.api;
  vi.spyOn(rateLimit, 'countApiRequest').mockResolvedValue({ limit, remaining: 1, seconds, secondsLeft: 1, wait: 0 });
});
afterEach(() => void vi.restoreAllMocks());

const saving = ownRoute(ownOperations.savePrompt, async () => undefined);

const save = (authorization?: string) =>
  saving(new Request('http://localhost:3000/api/v1/me/saved/a', { method: 'PUT', ...(authorization && { headers: { authorization } }) }), {
    id: 'a',
  });

const said = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('www-authenticate')];
};

describe('a request is told as OAuth says it', () => {
  test('that a token is wanted', async () => {
    expect(await said(save())).toEqual([401, 'Bearer']);
  });

  test.each(['Bearer nonsense', 'bearer gp_short', 'Basic eDp5', 'gp_without_bearer', 'Bearer '])(
    'that %j is none',
    async (authorization) => {
      expect(await said(save(authorization))).toEqual([
        401,
        'Bearer error="invalid_token", error_description="There is no such token, or it has expired"',
      ]);
    },
  );

  test('that a token may not do this', async () => {
    vi.spyOn(tokens, 'authenticateToken').mockResolvedValue({ user: { id: 'u', email: '' }, scope: 'read' });
    expect(await said(save('Bearer gp_'))).toEqual([
      403,
      'Bearer error="insufficient_scope", error_description="This token can only read"',
    ]);
  });
});
