import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redis } from '@/lib/server/cache/redis';
import { log } from '@/lib/server/log/log';
import { countIn } from '@/lib/server/rate-limit/attempts';

const logged = vi.spyOn(log, 'error').mockReturnValue();

/** What the process has of Redis is once for each process. */
const forget = () => {
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('grok-prompts.redis')];
};

beforeEach(forget);
afterEach(() => {
  forget();
  vi.unstubAllEnvs();
  logged.mockClear();
});

test.each(['localhost:6379', 'redis://:pass/word@localhost:6379', 'redis://:pass#word@localhost:6379'])(
  'with %s, which is no address of Redis, the process counts for itself, and one line says so',
  async (url) => {
    vi.stubEnv('REDIS_URL', url);
    expect(await redis()).toBeNull();
    expect(await countIn(url, 'somebody', 60)).toMatchObject({ attempts: 1 });
    expect(await countIn(url, 'somebody', 60)).toMatchObject({ attempts: 2 });
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.stringContaining('REDIS_URL'));
  },
);
