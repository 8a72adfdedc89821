import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['warn', 'warn'],
  ['silent', 'silent'],
  ['warning', 'info'],
  ['', 'info'],
])('LOG_LEVEL=%s logs as %s: the site starts with any', async (setting, level) => {
  vi.stubEnv('LOG_LEVEL', setting);
  vi.resetModules();
  const { log } = await import('@/lib/server/log/log');
  expect(log.level).toBe(level);
});
