import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ageText, Cache } from '@/packages/cli/src/cache';
import { cacheFolder, configFolder } from '@/packages/cli/src/folders';
import { removeToken, storeToken, tokenFor } from '@/packages/cli/src/tokens';

let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'storage-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const NONE = {} as NodeJS.ProcessEnv;
const answer = (url: string, at = 1) => ({ url, etag: '"a"', at, body: `of ${url}` });

describe('the cache', () => {
  test('gives back what was stored, for the user alone', () => {
    const folder = path.join(place, 'cache');
    const cache = new Cache(folder);
    expect(cache.find('https://a/1')).toBeNull();
    for (const one of [answer('https://a/1', 1), answer('https://a/2', 2), answer('https://b/1', 3)]) cache.store(one);
    expect(cache.find('https://a/1')).toEqual(answer('https://a/1', 1));
    expect(cache.findAll('https://a/').map(({ url }) => url)).toEqual(['https://a/2', 'https://a/1']);
    cache.remove('https://a/1');
    expect(cache.find('https://a/1')).toBeNull();
    const [file = ''] = readdirSync(folder);
    expect([statSync(folder).mode & 0o777, statSync(path.join(folder, file)).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  test('is empty where it is broken or cannot be written', () => {
    const cache = new Cache(place);
    cache.store(answer('https://a/1'));
    const [file = ''] = readdirSync(place);
    for (const broken of ['', '[]', 'null', '{"url":"https://a/1"}']) {
      writeFileSync(path.join(place, file), broken);
      expect(cache.find('https://a/1'), broken).toBeNull();
    }
    const inFile = new Cache(path.join(place, file, 'below'));
    inFile.store(answer('https://a/1'));
    expect(inFile.find('https://a/1')).toBeNull();
    expect(inFile.findAll('')).toEqual([]);
  });

  test('holds at most 500 answers: the oldest go', () => {
    const cache = new Cache(place);
    for (let index = 0; index < 500; index++) cache.store(answer(`https://a/${index}`));
    const first = readdirSync(place).find((file) => readFileSync(path.join(place, file), 'utf8').includes('"https://a/7"')) ?? '';
    utimesSync(path.join(place, first), 1, 1);
    cache.store(answer('https://a/new'));
    expect(readdirSync(place)).toHaveLength(500);
    expect([cache.find('https://a/7'), cache.find('https://a/new')?.url]).toEqual([null, 'https://a/new']);
  });

  test.each([
    [20_000, 'less than a minute'],
    [60_000, '1 minute'],
    [90 * 60_000, '90 minutes'],
    [5 * 3_600_000, '5 hours'],
    [72 * 3_600_000, '3 days'],
  ])('%i ms are %s', (milliseconds, text) => {
    expect(ageText(milliseconds)).toBe(text);
  });
});

describe('tokens', () => {
  test('are stored for one site each, for the user alone', () => {
    const file = storeToken('https://a.example', 'gp_a', place);
    storeToken('https://b.example', 'gp_b', place);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(['https://a.example', 'https://b.example', 'https://c.example'].map((site) => tokenFor(site, NONE, place))).toEqual([
      'gp_a',
      'gp_b',
      null,
    ]);
    expect(tokenFor('https://a.example', { GROK_PROMPTS_TOKEN: 'gp_env\n' } as unknown as NodeJS.ProcessEnv, place)).toBe('gp_env');
    expect([removeToken('https://a.example', place), removeToken('https://a.example', place)]).toEqual([true, false]);
    expect(tokenFor('https://b.example', NONE, place)).toBe('gp_b');
    expect(removeToken('https://b.example', place)).toBe(true);
    expect(readdirSync(place)).toEqual([]);
    writeFileSync(file, 'broken');
    expect(tokenFor('https://a.example', NONE, place)).toBeNull();
  });
});

describe('folders', () => {
  const at = (platform: NodeJS.Platform, env: Record<string, string> = {}) => ({
    platform,
    env: env as unknown as NodeJS.ProcessEnv,
    home: '/home/a',
  });

  test('are those that each system has for it', () => {
    expect([cacheFolder(at('linux')), configFolder(at('linux'))]).toEqual(['/home/a/.cache/grok-prompts', '/home/a/.config/grok-prompts']);
    expect(cacheFolder(at('linux', { XDG_CACHE_HOME: '/c' }))).toBe('/c/grok-prompts');
    expect(configFolder(at('linux', { XDG_CONFIG_HOME: 'relative' }))).toBe('/home/a/.config/grok-prompts');
    expect(configFolder(at('darwin'))).toBe('/home/a/Library/Application Support/grok-prompts');
    expect(configFolder(at('win32', { APPDATA: 'C:/Roaming' }))).toBe(path.join('C:/Roaming', 'grok-prompts'));
  });
});
