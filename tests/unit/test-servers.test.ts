import { afterEach, expect, test, vi } from 'vitest';
import { startRedis } from '../support/redis-server';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a test that needs Redis fails, and says why, where there is none and none can be installed', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('PATH', '/nowhere');
  await expect(startRedis()).rejects.toThrow('Redis is needed and could not be installed. Install redis-server and run this again.');
});
