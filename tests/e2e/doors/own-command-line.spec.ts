import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportSchema } from '../../../lib/integrations/own-export/export-document';
import { listen, proxyTo } from '../support/broken-backend';
import { type Collector, collectionOf, collector, ownPrompt } from '../support/collections';
import { type CommandLine, install } from '../support/command-line';
import { example } from '../support/library';
import { signInByRequest } from '../support/people';
import { expect, open, test } from '../support/test';
import { tokenOf } from '../support/tokens';

let line: CommandLine;

test.beforeAll(async ({ baseURL }) => {
  line = await install(baseURL ?? '');
});

test.afterAll(() => line?.remove());

/** Somebody, their token, an empty folder, and the command in it. */
async function owner() {
  const who = await collector();
  const env = { GROK_PROMPTS_TOKEN: await tokenOf(who, 'write') };
  const folder = await mkdtemp(path.join(line.folder, 'prompts-'));
  const run = (...args: string[]) => line.run(args, { env, cwd: folder });
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const write = (name: string, text: string | Buffer) => writeFile(path.join(folder, name), text);
  return { who, env, folder, run, read, write };
}

const editThere = async ({ client }: Collector, id: string, content: string) => {
  const { error } = await client.from('user_prompts').update({ content, updated_at: new Date().toISOString() }).eq('id', id);
  if (error) throw new Error(error.message);
};

const titlesThere = async ({ client, id }: Collector) =>
  ((await client.from('user_prompts').select('title').eq('user_id', id).is('deleted_at', null).order('title')).data ?? []).map(
    ({ title }) => title,
  );

const idIn = (file: string) => /^id: (.*)$/m.exec(file)?.[1] ?? '';

test('somebody signs in with a token that the site made, and sees what is theirs @once', async ({ page, baseURL }) => {
  const who = await collector();
  const id = await ownPrompt(who, 'My letter');
  await who.client.from('saved_prompts').insert({ user_id: who.id, prompt_id: example.slug });
  const collection = await collectionOf(who, 'Mondays', [id, example.slug]);
  await signInByRequest(page, who);
  await open(page, '/dashboard/tokens');
  await page.getByLabel('Name').fill('Terminal');
  await page.getByRole('button', { name: 'Create Token' }).click();
  const token = (await page.getByText(/^gp_/).textContent()) ?? '';

  expect(await line.run(['mine'])).toMatchObject({ code: 5, stdout: '', stderr: expect.stringContaining('grok-prompts login') });
  expect(await line.run(['login'], { input: `gp_${'a'.repeat(43)}\n` })).toMatchObject({ code: 5 });
  expect(await line.run(['login', token])).toMatchObject({ code: 2 });
  expect(await line.run(['login'], { input: `${token}\n` })).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringContaining(`Signed in at ${baseURL}`),
  });
  const file = path.join(line.folder, 'home/.config/grok-prompts/tokens.json');
  expect([(await stat(file)).mode & 0o777, (await stat(path.dirname(file))).mode & 0o777]).toEqual([0o600, 0o700]);
  const hidden = await line.onTerminal('grok-prompts login', [['Token: ', `${token}\r`]]);
  expect(hidden.code).toBe(0);
  expect(hidden.shown).not.toContain(token);

  expect((await line.run(['mine'])).stdout).toBe(`${id}\tMy letter\t\n`);
  expect((await line.run(['mine', 'letter'])).stdout).toContain(id);
  expect((await line.run(['mine', 'zzzz'])).stdout).toBe('');
  expect((await line.run(['mine', '--saved'])).stdout).toBe(`${example.slug}\t${example.title}\t\n`);
  expect((await line.run(['mine', '--collections'])).stdout).toBe(`${collection.id}\tMondays\t2 prompts\n`);
  expect((await line.run(['mine', '--collection', collection.id])).stdout).toBe(
    `${id}\tMy letter\t\n${example.slug}\t${example.title}\t\n`,
  );
  expect(JSON.parse((await line.run(['mine', '--json'])).stdout)).toMatchObject({ total: 1, rows: [{ id, public: false }] });
  expect((await line.run(['show', id])).stdout).toBe('About [TOPIC] in My letter\n');
  expect((await line.run(['show', id, '--markdown'])).stdout).toBe(`---\nid: ${id}\ntitle: My letter\n---\n\nAbout [TOPIC] in My letter\n`);
  expect((await line.run(['fill', id, '--set', 'TOPIC=tea'])).stdout).toBe('About tea in My letter\n');
  // Nothing of it is in the cache.
  expect((await line.shell(`grep -rl 'My letter' home/.cache`)).stdout).toBe('');

  const json = await line.run(['export', '--json']);
  const exported = exportSchema.parse(JSON.parse(json.stdout));
  expect(exported).toMatchObject({
    prompts: [{ id, title: 'My letter', content: 'About [TOPIC] in My letter' }],
    collections: [{ title: 'Mondays', prompts: [id, example.slug] }],
    saved: [{ prompt: example.slug }],
  });
  const files = await line.run(['export', 'all']);
  expect(files.stdout.split('\n').sort()).toEqual(['', 'collections/mondays.md', 'prompts/my-letter.md', 'saved.md']);
  expect(await readFile(path.join(line.folder, 'all/collections/mondays.md'), 'utf8')).toContain('[My letter](../prompts/my-letter.md)');
  expect(await line.run(['export', 'all'])).toMatchObject({ code: 2, stderr: expect.stringContaining('not empty') });

  expect(await line.run(['logout'])).toMatchObject({ code: 0 });
  expect(await line.run(['mine'])).toMatchObject({ code: 5 });
  await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a folder is pulled and pushed, and what changed on both sides stays on both @once', async () => {
  const { who, env, run, read, write, folder } = await owner();
  const [letter, plan, list] = [await ownPrompt(who, 'A letter'), await ownPrompt(who, 'A plan'), await ownPrompt(who, 'A list')];
  expect(await run('push')).toMatchObject({ code: 2, stderr: expect.stringContaining('pull first') });
  expect((await run('pull')).stdout.split('\n').filter(Boolean).sort()).toEqual([
    'written  a-letter.md',
    'written  a-list.md',
    'written  a-plan.md',
  ]);
  expect(await read('a-letter.md')).toBe(`---\nid: ${letter}\ntitle: A letter\n---\n\nAbout [TOPIC] in A letter\n`);
  for (const command of ['pull', 'push'])
    expect(await run(command), command).toMatchObject({ code: 0, stdout: '', stderr: 'Nothing to do.\n' });

  // Changed here, changed there, changed on both sides; each with more in its front matter than is synced.
  const annotated = (text: string) => text.replace('---\n\n', 'aliases: [a, b] # mine\n---\n\n');
  await write('a-letter.md', annotated((await read('a-letter.md')).replace('About', 'All about')));
  await editThere(who, plan, 'There it says [MORE] now');
  await write('a-plan.md', annotated(await read('a-plan.md')));
  const ours = annotated((await read('a-list.md')).replace('About', 'Ours about'));
  await write('a-list.md', ours);
  await editThere(who, list, 'Theirs about [TOPIC]');
  await write('new.md', '---\r\ntitle: "New: here"\r\ncategory: Work\r\n---\r\n\r\nWrite about [THIS].\r\n');
  await write('README.md', '# No prompt\n');
  await write('broken.md', '---\ntitle: [\n---\nText\n');

  const dry = await run('push', '--dry-run');
  expect(dry).toMatchObject({ code: 4, stdout: 'would be updated  a-letter.md\nwould be created  new.md\n' });
  expect(await titlesThere(who)).toEqual(['A letter', 'A list', 'A plan']);
  const pushed = await run('push', '--json');
  expect(pushed).toMatchObject({
    code: 4,
    stderr: expect.stringMatching(/a-list\.md: it was changed here and there[\s\S]*1 prompt changed or new there/),
  });
  expect(JSON.parse(pushed.stdout)).toMatchObject({
    done: [
      { done: 'updated', file: 'a-letter.md', id: letter },
      { done: 'created', file: 'new.md' },
    ],
    conflicts: [{ file: 'a-list.md', id: list }],
    failed: [{ file: 'broken.md' }],
  });
  expect(await read('new.md')).toMatch(/^---\r\nid: [0-9a-f-]{36}\r\ntitle: "New: here"\r\n/);
  const rows = await who.client.from('user_prompts').select('id, title, category, content, is_public').eq('user_id', who.id);
  const there = (id: string) => rows.data?.find((row) => row.id === id)?.content;
  expect([there(letter), there(list)]).toEqual(['All about [TOPIC] in A letter', 'Theirs about [TOPIC]']);
  expect(rows.data).toContainEqual(
    expect.objectContaining({ title: 'New: here', category: 'Work', content: 'Write about [THIS].', is_public: false }),
  );

  const pulled = await run('pull');
  expect(pulled).toMatchObject({ code: 4, stdout: 'written  a-plan.md\n', stderr: expect.stringContaining('a-list.md: it was changed') });
  expect(await read('a-plan.md')).toBe(`---\nid: ${plan}\ntitle: A plan\naliases: [ a, b ] # mine\n---\n\nThere it says [MORE] now\n`);
  expect(await read('a-list.md')).toBe(ours);
  await rm(path.join(folder, 'broken.md'));
  // As the hint says it, from outside of the folder.
  const above = (...args: string[]) => line.run(args, { env, cwd: path.dirname(folder) });
  const { stderr: hint } = await above('push', path.basename(folder));
  const [, ...typed] = /grok-prompts (push) (\S+) (--mine) FILE/.exec(hint) ?? [];
  expect(await above(...typed, 'a-list.md')).toMatchObject({ code: 0, stdout: 'updated  a-list.md\n' });
  await editThere(who, list, 'Theirs once more [TOPIC]');
  await write('a-list.md', ours.replace('Ours', 'Ours once more'));
  expect(await run('pull', '--theirs', 'a-list.md')).toMatchObject({ code: 0, stdout: 'written  a-list.md\n' });
  expect(await read('a-list.md')).toContain('Theirs once more [TOPIC]');

  // Files are told apart by their id.
  await line.shell(`mkdir sub && mv a-letter.md sub/renamed.md`, { cwd: folder });
  expect(await run('push')).toMatchObject({ code: 0, stdout: '' });
  await rm(path.join(folder, 'a-plan.md'));
  expect(await run('push')).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('push --delete') });
  expect(await run('pull')).toMatchObject({ code: 0, stdout: 'written  a-plan.md\n' });
  await rm(path.join(folder, 'a-plan.md'));
  expect(await run('push', '--delete')).toMatchObject({ code: 0, stdout: 'deleted  a-plan.md\n' });
  expect(await titlesThere(who)).toEqual(['A letter', 'A list', 'New: here']);
  await who.client.rpc('change_prompts', { ids: [letter], change: 'delete' });
  expect(await run('pull')).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringContaining('deleted there, with a file here: sub/renamed.md'),
  });
  expect(await read('sub/renamed.md')).toContain('All about');
  expect((await readdir(folder)).sort()).toEqual(['.grok-prompts.json', 'README.md', 'a-list.md', 'new.md', 'sub']);
});

test('push creates nothing twice, sends nothing too short, and neither command follows a link out of its folder @once', async ({
  baseURL,
}) => {
  const { who, env, folder, run, read, write } = await owner();
  let lost = 1;
  const proxy = proxyTo(baseURL ?? '');
  const [pass] = proxy.listeners('request');
  proxy.removeAllListeners('request');
  proxy.on('request', (request, response) => {
    // What the site has done, and nobody hears of.
    if (request.method === 'POST' && lost-- > 0) response.writeHead = () => response.destroy();
    pass?.call(proxy, request, response);
  });
  const site = await listen(proxy);
  const through = (...args: string[]) => line.run([...args, '--site', site.url], { env, cwd: folder });
  await through('pull');
  await write('once.md', '---\ntitle: Only once\n---\n\nWrite about [THIS].\n');
  expect(await through('push')).toMatchObject({ code: 6, stderr: expect.stringContaining('cannot be reached') });
  await expect.poll(() => titlesThere(who)).toEqual(['Only once']);
  expect(await through('push')).toMatchObject({ code: 0, stdout: 'created  once.md\n' });
  expect(await titlesThere(who)).toEqual(['Only once']);
  expect(await run('pull')).toMatchObject({ code: 2, stderr: expect.stringContaining(`This folder is of ${site.url}`) });

  await who.client.rpc('change_prompts', { ids: [idIn(await read('once.md'))], change: 'delete' });
  await write('once.md', (await read('once.md')).replace(/^id: .*\n/m, ''));
  expect(await through('push')).toMatchObject({ code: 0, stdout: 'created  once.md\n' });
  expect(await titlesThere(who)).toEqual(['Only once']);

  const [opening = ''] = (await read('once.md')).split('\n\n');
  await write('once.md', `${opening}\n\nShort\n`);
  expect(await through('push')).toMatchObject({ code: 1, stderr: expect.stringMatching(/once\.md: .*text: /) });
  await write('once.md', `${opening}\n\nWrite about [THIS].\n`);

  const outside = await mkdtemp(path.join(line.folder, 'outside-'));
  await writeFile(path.join(outside, 'linked.md'), '---\ntitle: Outside\n---\n\nIt stays outside.\n');
  await symlink(path.join(outside, 'linked.md'), path.join(folder, 'linked.md'));
  await symlink(outside, path.join(folder, 'folder'));
  await symlink(path.join(outside, 'made.md'), path.join(folder, 'from-there.md'));
  await ownPrompt(who, 'From there');
  await ownPrompt(who, '../../up');
  await ownPrompt(who, 'CON');
  await ownPrompt(who, '日本語');
  const pulled = await through('pull');
  expect(pulled.code).toBe(0);
  expect(pulled.stdout).toMatch(/written {2}con-[0-9a-f]{8}\.md\n/);
  expect(pulled.stdout).toMatch(/written {2}from-there-[0-9a-f]{8}\.md\n/);
  expect(pulled.stdout).toMatch(/written {2}prompt-[0-9a-f]{8}\.md\n/);
  expect(pulled.stdout).toContain('written  up.md\n');
  expect(await through('push')).toMatchObject({ code: 0, stdout: '' });
  expect(await readdir(outside)).toEqual(['linked.md']);
  expect(await titlesThere(who)).not.toContain('Outside');
  await site.stop();
});

test('push sends what looks private to a public prompt only where it is said to be sure @once', async () => {
  const { who, run, read, write } = await owner();
  const id = await ownPrompt(who, 'A letter');
  await who.client.from('user_prompts').update({ is_public: true }).eq('id', id);
  await run('pull');
  await write('a-letter.md', `${(await read('a-letter.md')).trimEnd()} Write to jo.smith@shop.de.\n`);
  const refused = await run('push');
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/a-letter\.md: .*an email address \(jo\.smith@shop\.de\).*--sure/),
  });
  expect(await run('push', '--sure')).toMatchObject({ code: 0, stdout: 'updated  a-letter.md\n' });
});

test('push brings the forty files of a folder at once, and goes on where it was stopped @once', async () => {
  const { who, run, write } = await owner();
  const names = Array.from({ length: 40 }, (_, at) => `plan-${at}.txt`);
  for (const name of names) await write(name, `Plan ${name} of the week.`);
  await run('push', ...names.slice(0, 5));
  const pushed = await run('push', '--json', ...names);
  expect(pushed.code).toBe(0);
  const { files }: { files: { prompts: { problem: string | null }[] }[] } = JSON.parse(pushed.stdout);
  expect(files.map(({ prompts }) => prompts[0]?.problem)).toEqual([
    ...names.slice(0, 5).map(() => 'It is there already'),
    ...names.slice(5).map(() => null),
  ]);
  expect(await titlesThere(who)).toHaveLength(40);
});

test('push reads files of other tools as the site does, says what became of them, and creates nothing twice @once', async () => {
  const { who, run, read, write } = await owner();
  await write('mine.json', JSON.stringify([{ title: 'A toast', prompt: 'Toast {{guest}}', model: 'm' }, { title: 'Nothing' }]));
  await write('mine.csv', Buffer.from(`Title;Prompt;Type\nGruß;Grüße \${wer:alle};TEXT`, 'latin1'));
  await write('bad.json', '[oops');
  const created = ['created  A toast', 'created  Gruß', ''].join('\n');
  const dry = await run('push', '--dry-run', 'mine.json', 'mine.csv');
  expect(dry).toMatchObject({ code: 0, stdout: created.replaceAll('created', 'would be created') });
  const doubled = await run('push', '--dry-run', 'mine.csv', 'mine.csv');
  expect(doubled).toMatchObject({ stdout: 'would be created  Gruß\n', stderr: expect.stringContaining('Gruß: It is there already') });
  expect(await titlesThere(who)).toEqual([]);
  const pushed = await run('push', 'mine.json', 'mine.csv', 'bad.json', 'missing.json');
  expect(pushed).toMatchObject({ code: 1, stdout: created });
  for (const said of [
    'A toast: {{guest}} became the blank [GUEST]',
    'A toast: Left out: model',
    'mine.json: Entry 2 has no prompt text',
    'Gruß: Left out: Type',
    'bad.json: This is not valid JSON',
    'missing.json: There is no file',
  ])
    expect(pushed.stderr).toContain(said);
  expect(await titlesThere(who)).toEqual(['A toast', 'Gruß']);
  expect(await run('push', 'mine.json')).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('It is there already') });
  expect(JSON.parse((await run('push', '--json', '--dry-run', 'mine.json')).stdout)).toMatchObject({
    files: [
      {
        file: 'mine.json',
        prompts: [{ title: 'A toast', text: 'Toast [GUEST]', problem: 'It is there already' }],
        unread: [{ line: null }],
      },
    ],
  });

  await run('pull');
  expect(await read('gruss.md').catch(() => read('gru.md'))).toContain('Grüße [WER|alle]');
  await write('week.md', '---\ntitle: A week\ntags: [x]\n---\n\nPlan {{week}} of it.\n');
  expect(await run('push')).toMatchObject({
    code: 0,
    stdout: 'created  week.md\n',
    stderr: expect.stringContaining('{{week}} became the blank [WEEK]'),
  });
  expect(await read('week.md')).toMatch(
    /^---\n(id: .*\ntitle: A week\ntags: \[x\]|title: A week\ntags: \[ ?x ?\]\nid: .*)\n---\n\nPlan \[WEEK\] of it\.\n$/,
  );
  for (const command of ['push', 'pull']) expect(await run(command), command).toMatchObject({ code: 0, stdout: '' });
});
