import http from 'node:http';
import { startSite } from '../../../scripts/site';
import { breakages, listen, proxyTo } from '../support/broken-backend';
import { newSharer, share } from '../support/sharing';
import { expect, test } from '../support/test';

const distDir = process.env.NEXT_DIST_DIR ?? '.next-test';
const key = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
const nobody = '/prompt/shared/00000000-0000-4000-8000-000000000000';

test.describe.configure({ mode: 'serial' });

for (const [how, breakage] of Object.entries(breakages)) {
  test(`a backend that ${how}: our own words in time, and the library as always @once`, async ({ browser }) => {
    const backend = await listen(breakage());
    const lines: string[] = [];
    const site = await startSite({
      distDir,
      env: { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: key },
      log: (line) => lines.push(line),
    });
    const errors = () => lines.filter((line) => line.startsWith('{') && JSON.parse(line).level >= 50);
    const page = await browser.newPage({ baseURL: site.url });
    try {
      // Whatever is loaded once is not what is measured.
      await page.request.get('/prompts');
      const visit = async (path: string) => {
        const before = errors().length;
        const response = await page.goto(path, { waitUntil: 'commit' });
        await expect.poll(() => errors().length - before, `lines in the log for ${path}`).toBe(1);
        return response?.status();
      };
      for (const path of ['/prompts/shared?q=launch&category=Coding', nobody, '/u/somebody']) {
        expect(await visit(path)).toBe(500);
        await expect(page.getByRole('alert').getByRole('heading')).toHaveText('This page is not available right now');
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      }
      // The other groups are there, without JavaScript too.
      expect(await visit('/search?q=email')).toBe(200);
      const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
      await plain.goto('/search?q=email');
      for (const shown of [page, plain]) {
        await expect(shown.getByText('Community prompts are not available right now.')).toBeVisible();
        await expect(shown.getByRole('heading', { level: 3 }).first()).toBeVisible();
      }
      await plain.close();
      const sitemap = await page.request.get('/sitemap.xml');
      expect(sitemap.status()).toBe(200);
      expect(await sitemap.text()).toContain('/prompt/');
    } finally {
      await page.close();
      await site.stop();
      await backend.stop();
    }
  });
}

test('a backend that hangs is not asked again once a page has waited for it @once', async () => {
  let asked = 0;
  const backend = await listen(
    http.createServer(() => {
      asked += 1;
    }),
  );
  const site = await startSite({ distDir, env: { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: key } });
  try {
    // Next renders a page that failed a second time.
    for (const path of [nobody, '/u/somebody', '/u/somebody/prompts/2', '/u/somebody/a-list', '/u/somebody/a-list/print']) {
      asked = 0;
      expect((await fetch(site.url + path)).status, path).toBe(500);
      expect(asked, path).toBe(1);
    }
  } finally {
    await site.stop();
    await backend.stop();
  }
});

test('pages come back by themselves when the backend does @once', async ({ browser }) => {
  const person = await newSharer();
  const { id, title } = await share(person, { title: 'Back again', content: 'Say [WHAT].' });
  const target = process.env.SUPABASE_URL ?? '';
  let backend = await listen(proxyTo(target));
  const port = Number(new URL(backend.url).port);
  await backend.stop();
  const site = await startSite({ distDir, env: { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: key } });
  const page = await browser.newPage({ baseURL: site.url });
  try {
    expect((await page.goto('/prompts/shared'))?.status()).toBe(500);
    expect((await page.goto('/search?q=back'))?.status()).toBe(200);
    await expect(page.getByText('Community prompts are not available right now.')).toBeVisible();
    expect((await page.goto(`/prompt/shared/${id}`))?.status()).toBe(500);
    backend = await listen(proxyTo(target), port);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect((await page.goto('/prompts/shared'))?.status()).toBe(200);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect((await page.goto('/search?q=back'))?.status()).toBe(200);
    await expect(page.getByText('not available right now')).toHaveCount(0);
  } finally {
    await page.close();
    await site.stop();
    await backend.stop();
  }
});

test('a site without a backend says that there is no sharing, and nothing breaks @once', async ({ browser }) => {
  const site = await startSite({ distDir, env: { SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '' } });
  const page = await browser.newPage({ baseURL: site.url });
  try {
    expect((await page.goto('/prompts/shared?q=x'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Sharing is not available here' })).toBeVisible();
    for (const path of ['/login', '/signup', '/reset']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Authentication Coming Soon' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveCount(0);
      await expect(page.getByText('With one you can')).toHaveCount(0);
    }
    await page.goto('/dashboard');
    expect(new URL(page.url()).pathname).toBe('/login');
    expect((await page.goto(nobody))?.status()).toBe(404);
    expect((await page.goto('/u/somebody'))?.status()).toBe(404);
    await page.goto('/search?q=email');
    await expect(page.getByRole('heading', { level: 2, name: 'Community' })).toHaveCount(0);
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/prompts/shared');
  } finally {
    await page.close();
    await site.stop();
  }
});
