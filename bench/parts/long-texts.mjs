/** Texts as long as the database takes them, with spaces and without, where they are read and written. */
import { openBrowser, signIn } from '../lib/browser.mjs';
import { openStage } from '../lib/stage.mjs';
import { median, milliseconds } from '../lib/stats.mjs';

/** LIMITS.content.hardMax of lib/limits.ts. */
const LENGTH = 100_000;
const USABLE_LIMIT = 1500;
const KEY_LIMIT = 50;

const long = (/** @type {string} */ text) => text.repeat(LENGTH / text.length).slice(0, LENGTH - 10);
const TEXTS = {
  'with spaces': long('Some words of a prompt, one after the other. '),
  'without spaces': long('y'),
  'without spaces, joined letters': long('ب'),
};

/** @typedef {import('@playwright/test').Page} Page */

/** When the browser has drawn what is there and can react again. @param {Page} page */
const settled = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function longTexts(bench) {
  const { site, sql } = await openStage(bench, { prompts: 0 });
  const browser = await openBrowser(bench);
  const context = await browser.newContext();
  await signIn(context, site.url, 'maya');
  context.setDefaultTimeout(120_000);
  const times = bench.quick ? 1 : 5;

  for (const [name, text] of Object.entries(TEXTS)) {
    const [prompt] = await sql`
      insert into public.user_prompts (user_id, title, content, is_public)
      select id, ${`Long ${name}`}, ${text}, true from public.user_profiles where username = 'maya' returning id`;
    await sql`update public.user_prompts set content = ${`${text.slice(0, -20)} another end`}, updated_at = now() where id = ${prompt?.id}`;
    const pages = {
      'public page': `/prompt/shared/${prompt?.id}`,
      versions: `/dashboard/my-prompts/${prompt?.id}/versions`,
      edit: `/dashboard/my-prompts/${prompt?.id}/edit`,
    };
    for (const [place, path] of Object.entries(pages)) {
      const took = [];
      for (let index = 0; index < times; index++) {
        const page = await context.newPage();
        const start = performance.now();
        await page.goto(site.url + path);
        await settled(page);
        took.push(performance.now() - start);
        await page.close();
      }
      const usable = median(took);
      bench.line({
        what: `${place}, ${name}: usable after`,
        measured: milliseconds(usable),
        limit: `≤ ${milliseconds(USABLE_LIMIT)}`,
        ok: usable <= USABLE_LIMIT,
      });
    }

    const page = await context.newPage();
    await page.goto(`${site.url}/dashboard/create`);
    const content = page.locator('textarea[name=content]');
    const start = performance.now();
    await content.fill(text);
    await settled(page);
    await settled(page);
    const pasted = performance.now() - start;
    bench.line({
      what: `create, ${name}: pasted after`,
      measured: milliseconds(pasted),
      limit: `≤ ${milliseconds(USABLE_LIMIT)}`,
      ok: pasted <= USABLE_LIMIT,
    });
    const keys = [];
    for (let index = 0; index < (bench.quick ? 3 : 15); index++) {
      const pressed = performance.now();
      await page.keyboard.press('y');
      await settled(page);
      keys.push(performance.now() - pressed);
    }
    const key = median(keys);
    bench.line({
      what: `create, ${name}: a key`,
      measured: milliseconds(key),
      limit: `≤ ${milliseconds(KEY_LIMIT)}`,
      ok: key <= KEY_LIMIT,
    });
    await page.close();
  }
  bench.findings.notes.push(
    `Texts of ${LENGTH.toLocaleString('en')} characters, in Chromium, with the preview of Create shown. Until what is there is drawn and the browser can react again.`,
  );
}
