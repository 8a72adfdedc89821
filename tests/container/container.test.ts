import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listen } from '../e2e/support/broken-backend';
import { categories, prompts } from '../e2e/support/library';
import { type Container, promised, startContainer } from './support/container';
import { ROOT } from './support/tools';

const image = inject('image');
/** How long the backend thinks about an answer. */
let slowness = 0;

let backend: Awaited<ReturnType<typeof listen>>;
let container: Container;

beforeAll(async () => {
  backend = await listen(
    http.createServer((_, response) => {
      setTimeout(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]'), slowness);
    }),
  );
  container = await startContainer(image, { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: 'any' });
});

afterAll(async () => {
  await container?.kill();
  await backend?.stop();
});

describe('the image', () => {
  test('says how it is run: as a user of its own, with a health check', () => {
    const { User, Cmd, ExposedPorts, Healthcheck } = image.config;
    expect(User).toBe('node');
    expect([Cmd[0], Cmd.at(-1)]).toEqual(['node', 'server.js']);
    expect(Object.keys(ExposedPorts)).toEqual(['3000/tcp']);
    expect(Healthcheck.Test.slice(0, 2)).toEqual(['CMD', 'node']);
  });

  test('has nothing of the developer’s folder but the site: no secret, no history, no data', () => {
    const found = spawnSync('grep', ['-rlFI', '--binary-files=text', inject('secret'), '--exclude-dir=proc', image.rootfs], {
      encoding: 'utf8',
    });
    expect(found).toMatchObject({ status: 1, stdout: '' });
    const files = readdirSync(path.join(image.rootfs, 'app'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => !file.includes('node_modules') && /(^|\/)(\.env|\.git|\.data|tests|bench)/.test(file))).toEqual([]);
    expect(JSON.stringify(image.config.Env)).not.toMatch(/key|secret|token|password/i);
  });

  test('has no package that is there for development only', () => {
    const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    const there = Object.keys(devDependencies).filter((name) => existsSync(path.join(image.rootfs, 'app/node_modules', name)));
    expect(there).toEqual([]);
  });

  test('belongs to root: the site cannot change itself even where its root can be written to', () => {
    const { stdout } = spawnSync('find', [path.join(image.rootfs, 'app'), '!', '-user', 'root', '-print', '-quit'], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});

describe('a container of it', () => {
  const [prompt, category] = [prompts[0]?.slug, categories[0]?.slug];

  test.each<[string, RegExp]>([
    ...[
      '/',
      '/prompts',
      '/prompts?q=email',
      `/category/${category}`,
      `/prompt/${prompt}`,
      '/guides',
      '/guides/beginners-guide-to-grok',
    ].map((page): [string, RegExp] => [page, /^text\/html/]),
    ...['/about', '/faq', '/search?q=email', '/prompts/shared', '/login', '/signup'].map((page): [string, RegExp] => [page, /^text\/html/]),
    [`/og/prompt/${prompt}.png`, /^image\/png$/],
    ['/og/site/card.png', /^image\/png$/],
    ['/data/prompts.json', /^application\/json/],
    ['/data/categories.json', /^application\/json/],
    [`/data/prompts/${prompt}.json`, /^application\/json/],
    ['/content/guides/beginners-guide-to-grok.mdx', /^text\/markdown/],
    ['/cli/grok-prompts.tgz', /^application\/gzip$/],
    ['/sitemap.xml', /^application\/xml/],
    ['/robots.txt', /^text\/plain/],
    ['/healthz', /./],
    ['/readyz', /./],
  ])('serves %s', async (address, type) => {
    const response = await fetch(container.url + address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age/);
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  test('serves the style sheets, scripts and fonts that a page names', async () => {
    const html = await (await fetch(container.url)).text();
    const files = [...new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.(?:css|js|woff2)/g))];
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect((await fetch(container.url + file)).status, file).toBe(200);
  });

  test('names the address it was built for', async () => {
    expect(await (await fetch(`${container.url}/sitemap.xml`)).text()).toContain('<loc>https://prompts.example/prompts</loc>');
  });

  test('answers 404 for what is not there, and sends people without a session to sign in', async () => {
    for (const address of ['/nothing-here', '/prompt/nothing-here', '/og/prompt/nothing-here.png', '/u/nobody_here', '/.env', '/server.js'])
      expect((await fetch(container.url + address)).status, address).toBe(404);
    const { status, headers } = await fetch(`${container.url}/dashboard`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([307, expect.stringContaining('/login')]);
  });

  test('runs as an ordinary user without privileges and without a way to get any', () => {
    expect(promised).toMatchObject({ withoutCapabilities: true, withoutNewPrivileges: true });
    expect(container.status('Uid')).toBe('1000\t1000\t1000\t1000');
    expect(container.status('NoNewPrivs')).toBe('1');
    for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb']) expect(container.status(set), set).toMatch(/^0+$/);
  });

  test('can write to the folders in memory only, and misses nothing', async () => {
    expect(promised).toMatchObject({ readOnly: true, writable: ['/tmp', '/app/.next/cache'] });
    const folders = ['/', '/app', '/app/.next', '/app/.next/server', '/app/public', '/etc', '/usr', '/var/tmp', '/home/node'];
    const tryEach = 'for folder in "$@"; do touch "$folder/written" 2>/dev/null && echo "$folder"; done; true';
    const { output } = container.exec(['sh', '-c', tryEach, 'sh', ...folders, ...promised.writable]);
    expect(output.trim().split('\n')).toEqual(promised.writable);
    expect(container.log()).not.toMatch(/EROFS|EACCES|EPERM|ENOENT|"level":[56]0/);
  });

  test('is found healthy while it answers, and unhealthy when it does not', () => {
    const [, ...check] = image.config.Healthcheck.Test;
    expect(container.exec(check)).toEqual({ status: 0, output: '' });
    expect(container.exec(['env', 'PORT=1', ...check]).status).toBe(1);
  });

  test('finishes the page it is making when it is told to stop, and ends within its grace period', async () => {
    slowness = 1500;
    const page = fetch(`${container.url}/prompts/shared?q=plan`);
    await sleep(300);
    container.terminate();
    const end = await Promise.race([container.exited, sleep(promised.graceSeconds * 1000, 'still running')]);
    expect(end).toBe(143);
    const response = await page;
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<\/html>$/);
  });
});
