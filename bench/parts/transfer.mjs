/** Bringing a thousand prompts, and taking along a thousand with fifty versions each: how long people wait for either. */
import { openBrowser, signIn } from '../lib/browser.mjs';
import { openStage } from '../lib/stage.mjs';
import { count, milliseconds, timed } from '../lib/stats.mjs';
import { createTextSource } from '../lib/text.mjs';

/** Milliseconds. */
const LIMITS = { preview: 5000, import: 8000, export: 20_000 };

/** @param {import('../lib/bench.mjs').Bench} bench */
export default async function transfer(bench) {
  const size = bench.quick ? { prompts: 50, versions: 5 } : { prompts: 1000, versions: 50 };
  const { site, sql } = await openStage(bench, { prompts: 1000 });
  const [person] = await sql`select id from public.user_profiles where username = 'maya'`;
  const id = String(person?.id);
  const source = createTextSource(23);
  const browser = await openBrowser(bench);
  const context = await browser.newContext();
  const page = await signIn(context, site.url, 'maya');

  await sql`delete from public.user_prompts where user_id = ${id}`;
  const prompts = Array.from({ length: size.prompts }, (_, at) => ({
    title: `${source.title()} ${at}`,
    prompt: `${source.body(700)} {{topic}}`,
  }));
  await page.goto(`${site.url}/dashboard/import`);
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles({ name: 'prompts.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(prompts)) });
  line(
    'Preview of an import',
    LIMITS.preview,
    await timed(async () => {
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.waitForURL(/import\/[0-9a-f-]{36}/, { timeout: 60_000 });
    }),
  );
  line(
    'An import',
    LIMITS.import,
    await timed(async () => {
      await page.getByRole('main').getByRole('button', { name: 'Import', exact: true }).click();
      await page.waitForURL(/my-prompts/, { timeout: 60_000 });
    }),
  );
  const [{ imported } = { imported: 0 }] = await sql`select count(*)::integer as imported from public.user_prompts where user_id = ${id}`;
  if (imported !== size.prompts) throw new Error(`${imported} prompts were imported`);

  bench.say('Filling versions');
  await sql`
    insert into public.user_prompt_versions (id, prompt_id, title, category, content, replaced_at)
    select gen_random_uuid(), prompts.id, prompts.title, prompts.category, left(prompts.content, 350) || version, now() - version * interval '1 hour'
    from public.user_prompts prompts, generate_series(1, ${size.versions}::integer) version where prompts.user_id = ${id}`;
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  let bytes = 0;
  let first = 0;
  const start = performance.now();
  const response = await fetch(`${site.url.replace('//localhost', '//127.0.0.1')}/data/my-export.zip`, { headers: { cookie } });
  if (response.status !== 200 || !response.body) throw new Error(`The export answered ${response.status}`);
  for await (const chunk of response.body) {
    first ||= performance.now() - start;
    bytes += chunk.length;
  }
  line('An export', LIMITS.export, performance.now() - start);
  bench.findings.notes.push(
    `${count(size.prompts)} prompts of some 700 characters, with ${size.versions} versions each of half of that. The export is ${(bytes / 1_000_000).toFixed(1)} MB; its first bytes came after ${milliseconds(first)}. In a browser, on PostgreSQL with @supabase/lite as the backend. Once each.`,
  );

  /** @param {string} what @param {number} limit @param {number} taken */
  function line(what, limit, taken) {
    bench.line({ what, measured: milliseconds(taken), limit: `≤ ${count(limit)} ms`, ok: taken <= limit });
  }
}
