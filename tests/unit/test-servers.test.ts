import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { aptInstall } from '../../scripts/lib/apt';
import { findBrowser } from '../../scripts/lib/browser';
import { startRedis } from '../support/redis-server';

vi.mock('../../scripts/lib/apt', { spy: true });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a test that needs Redis fails, and says why, where there is none and none can be installed', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('PATH', '/nowhere');
  await expect(startRedis()).rejects.toThrow('Redis is needed and could not be installed. Install redis-server and run this again.');
});

test('the headless shell is installed where there is a whole Chromium, which is used where that cannot be', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gp-browser-'));
  const program = (name: string) => {
    writeFileSync(path.join(folder, name), '#!/bin/sh\necho Chromium 150.0\n');
    chmodSync(path.join(folder, name), 0o755);
  };
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('CHROMIUM_PATH', '');
  symlinkSync(spawnSync('which', ['which'], { encoding: 'utf8' }).stdout.trim(), path.join(folder, 'which'));
  vi.stubEnv('PATH', folder);
  try {
    program('chromium');
    const install = vi.mocked(aptInstall).mockReturnValueOnce('');
    expect(findBrowser()).toBe(path.join(folder, 'chromium'));
    expect(install).toHaveBeenCalledExactlyOnceWith('chromium-headless-shell');
    install.mockImplementationOnce(() => {
      program('chromium-headless-shell');
      return '';
    });
    expect(findBrowser()).toBe(path.join(folder, 'chromium-headless-shell'));
    expect(findBrowser()).toBe(path.join(folder, 'chromium-headless-shell'));
    expect(install).toHaveBeenCalledTimes(2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
