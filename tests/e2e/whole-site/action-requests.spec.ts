import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { startSite } from '../../../scripts/site';
import { expect, test } from '../support/test';

const distDir = process.env.NEXT_DIST_DIR ?? '.next-test';
const manifest = z.object({ node: z.record(z.string(), z.looseObject({ exportedName: z.string().optional() })) });

/** The id that Next gave an action in this build. */
function idOf(action: string): string {
  const file = path.join(import.meta.dirname, '../../..', distDir, 'server/server-reference-manifest.json');
  const { node } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const found = Object.entries(node).find(([, { exportedName }]) => exportedName === action);
  if (!found) throw new Error(`The build has no action ${action}`);
  return found[0];
}

const form = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};

test('forms that are malformed or come from another site are refused with 4xx and one short line in the log @once', async () => {
  const lines: string[] = [];
  const env = {
    SUPABASE_URL: process.env.SUPABASE_URL ?? '',
    SUPABASE_PUBLISHABLE_KEY: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
  };
  const site = await startSite({ distDir, env, log: (line) => lines.push(line) });
  const action = { 'next-action': idOf('signIn'), 'content-type': 'text/plain' };
  const field = `$ACTION_ID_${idOf('signIn')}`;
  const called = { 'next-action': idOf('signIn') };
  // React makes a number of it, and its error quotes it.
  const number = JSON.stringify('$nx\n{"level":30,"msg":"forged"}\n');
  const forged = `[${number}]`;
  const reference = (fields: Record<string, string>) =>
    form({ $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${idOf('signIn')}","bound":"$@1"}`, '$ACTION_1:1': '[]', ...fields });
  const tries: [string, number, RequestInit, string?][] = [
    ['a call from elsewhere', 403, { headers: { ...action, origin: 'https://evil.example' }, body: '[]' }],
    ['a form from elsewhere', 403, { headers: { origin: 'https://evil.example' }, body: form({ [field]: '', email: 'a@b.c' }) }],
    ['a form from nowhere', 403, { headers: { origin: 'null' }, body: form({ [field]: '', email: 'a@b.c' }) }],
    ['no id', 400, { headers: { ...action, 'next-action': 'x' }, body: '[]' }],
    ['garbage', 400, { headers: action, body: 'garbage' }],
    ['nothing', 400, { headers: action, body: '' }],
    ['references', 400, { headers: action, body: '["$F1","$K2","$@3"]' }],
    ['a prototype', 400, { headers: action, body: '["$1:__proto__:constructor",{}]' }],
    ['no boundary', 400, { headers: { ...action, 'content-type': 'multipart/form-data' }, body: 'x' }],
    ['half a form', 400, { headers: { ...action, 'content-type': 'multipart/form-data; boundary=b' }, body: '--b\r\n' }],
    ['a form without an action', 400, { body: form({ email: 'x' }) }],
    ['a broken reference', 400, { body: form({ $ACTION_REF_1: '', '$ACTION_1:0': '{"id":"x","bound":"$@1"}', '$ACTION_1:1': '[' }) }],
    ['zero in two ways', 400, { headers: called, body: form({ '0': '[]', '00': forged }) }],
    ['zero after a blank', 400, { headers: called, body: form({ ' 0': forged, '0': '[]' }) }],
    ['beside the id', 400, { body: reference({ '$ACTION_1:0': `{"id":"${idOf('signIn')}","bound":"$@1","x":${number}}` }) }],
    [
      'arguments in another part',
      400,
      { body: reference({ '$ACTION_1:0': `{"id":"${idOf('signIn')}","bound":"$@2"}`, '$ACTION_1:2': forged }) },
    ],
    ['a long name', 400, { headers: called, body: form({ [`_1_${'x'.repeat(900_000)}`]: '', '0': '[]' }) }],
    ['too many arguments', 400, { headers: action, body: JSON.stringify(Array(1001).fill(1)) }],
    ['deep arguments', 400, { headers: action, body: `${'['.repeat(5000)}${']'.repeat(5000)}` }],
    ['another type', 415, { headers: { 'content-type': 'application/json' }, body: '{}' }],
    ['too much', 413, { headers: action, body: JSON.stringify(['x'.repeat(1_500_000)]) }],
    ['too much of a form', 413, { body: form({ [field]: '', email: 'x'.repeat(1_500_000) }) }],
    ['a static page', 400, { headers: action, body: 'garbage' }, '/prompts'],
    ['a form of a static page', 400, { body: form({ prompt: 'x' }) }, '/prompts'],
    [
      'a form of a static page from elsewhere',
      403,
      { headers: { origin: 'https://evil.example' }, body: form({ prompt: 'x' }) },
      '/prompts',
    ],
    ['the dashboard', 400, { headers: { ...action, 'next-action': idOf('createPrompt') }, body: 'garbage' }, '/dashboard/create'],
  ];
  try {
    for (const [what, status, init, page = '/login'] of tries) {
      const before = lines.length;
      const response = await fetch(site.url + page, { method: 'POST', redirect: 'manual', ...init });
      expect(response.status, what).toBe(status);
      await expect.poll(() => lines.length - before, `lines for ${what}`).toBe(1);
      expect(lines.at(-1)?.length, what).toBeLessThan(250);
      expect(lines.at(-1), what).toContain('A form was refused');
    }
    expect(lines.filter((line) => line.includes('forged'))).toEqual([]);
    // What the site itself sends.
    const typed = { email: 'nobody@example.com', password: '$nx and more' };
    const byReact = form(Object.fromEntries(Object.entries(typed).map(([name, value]) => [`_1_${name}`, value])));
    // Last, as React sends it: the fields are read until then.
    byReact.append('0', '[{},"$K1"]');
    const answered = await fetch(`${site.url}/login`, { method: 'POST', headers: called, body: byReact });
    expect(await answered.text()).toContain('do not match');
    expect((await fetch(`${site.url}/login`, { method: 'POST', body: reference(typed) })).status).toBe(200);
    // Arguments of the wrong kind, and none, are answered like an empty form.
    for (const body of ['[1,2]', '[]', '["$undefined",null]'])
      expect((await fetch(`${site.url}/login`, { method: 'POST', headers: action, body })).status, body).toBe(200);
    expect((await fetch(`${site.url}/login`, { method: 'POST', body: form({ [`$ACTION_ID_${'f'.repeat(42)}`]: '' }) })).status).toBe(409);
  } finally {
    await site.stop();
  }
});

test('nothing in an address reaches the log as a line of its own @once', async () => {
  const lines: string[] = [];
  const env = { SUPABASE_URL: '' };
  const site = await startSite({ distDir, env, log: (line) => lines.push(line) });
  try {
    const forged = encodeURIComponent('\n{"level":30,"msg":"forged"}\n');
    for (const address of [
      `/_next/image?url=${forged}&w=64&q=75`,
      `/_next/image?url=%2F${forged}&w=64&q=75`,
      `/${forged}`,
      `/prompts?q=${forged}`,
    ])
      await (await fetch(site.url + address)).arrayBuffer();
    expect((await fetch(`${site.url}/_next/image?url=%2Ficon.svg&w=64&q=75`)).status).toBe(404);
    expect(lines.filter((line) => line.includes('forged'))).toEqual([]);
  } finally {
    await site.stop();
  }
});
