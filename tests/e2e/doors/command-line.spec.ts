import http from 'node:http';
import path from 'node:path';
import * as schemas from '../../../lib/integrations/api/schemas';
import { shellPath } from '../../support/shells';
import { listen, proxyTo } from '../support/broken-backend';
import { type CommandLine, install } from '../support/command-line';
import { example, filled, label, variables, withMaterial } from '../support/library';
import { expect, test } from '../support/test';

const ESCAPE = String.fromCharCode(27);
const BELL = String.fromCharCode(7);

let line: CommandLine;

test.beforeAll(async ({ baseURL }) => {
  line = await install(baseURL ?? '');
});

test.afterAll(() => line?.remove());

/** Runs a command and expects it to be done. */
async function done(args: string[], options?: Parameters<CommandLine['run']>[1]): Promise<string> {
  const { code, stdout, stderr } = await line.run(args, options);
  expect(code, `${args.join(' ')}: ${stderr}`).toBe(0);
  return stdout;
}

test('the package that the site serves runs by npx, and explains every command @once', async ({ baseURL }) => {
  const served = await line.shell(`npx --yes ${baseURL}/cli/grok-prompts.tgz --version`);
  expect(served).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  const { stdout: listed } = await line.shell('npm ls --all --parseable');
  expect(listed.trim().split('\n')).toEqual([expect.anything(), expect.stringContaining('grok-prompts')]);

  const help = await done(['help']);
  expect(await done([])).toBe(help);
  const commands = [...help.matchAll(/^ {2}([a-z]+) .*[A-Z]/gm)].map(([, name = '']) => name);
  expect(commands).toEqual(
    expect.arrayContaining(['search', 'show', 'fill', 'copy', 'open', 'mine', 'pull', 'push', 'export', 'completion']),
  );
  for (const command of commands) expect(await done(['help', command])).toBe(await done([command, '--help']));
  expect(await line.run(['nothing'])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('grok-prompts help') });
  expect(await line.run(['search', 'x', '--nothing'])).toMatchObject({ code: 2, stderr: expect.stringContaining("'--nothing'") });
  expect(await line.run(['show'])).toMatchObject({ code: 2, stderr: expect.stringContaining('grok-prompts show PROMPT') });
});

test('prompts are found, shown and filled in in pipes @once', async ({ baseURL, request }) => {
  const found = await done(['search', example.title]);
  expect(found.split('\n')[0]).toBe([example.slug, example.title, example.description].join('\t'));
  const results = JSON.parse(await done(['search', example.title, '--limit', '2', '--json']));
  expect(schemas.searchResults.parse(results)).toEqual(results);
  expect(results.prompts).toHaveLength(2);
  expect(await line.run(['search', 'zzzzqqqq'])).toMatchObject({ code: 3, stdout: '' });

  expect(await done(['show', example.slug])).toBe(`${example.promptText}\n`);
  expect(await done(['show', `${baseURL}/prompt/${example.slug}`])).toBe(`${example.promptText}\n`);
  expect(await done(['show', example.slug, '--markdown'])).toBe(await (await request.get(`/prompt/${example.slug}.md`)).text());
  expect(schemas.prompt.parse(JSON.parse(await done(['show', example.slug, '--json']))).id).toBe(example.slug);
  expect(await line.run(['show', 'no-such-prompt'])).toMatchObject({
    code: 3,
    stdout: '',
    stderr: expect.stringContaining('no-such-prompt'),
  });

  const names = variables(example);
  const values = Object.fromEntries(names.map((name) => [name, `<${name} $& [${names[0]}]>`]));
  const set = names.flatMap((name) => ['--set', `${name.toLowerCase()}=${values[name]}`]);
  expect(await done(['fill', example.slug, ...set])).toBe(`${filled(example, values)}\n`);
  const bare = await line.run(['fill', example.slug]);
  expect(bare).toMatchObject({ code: 0, stdout: `${filled(example)}\n`, stderr: expect.stringMatching(/blanks? (is|are) empty: .*--set/) });
  const answered = JSON.parse(await done(['fill', example.slug, '--json']));
  expect(schemas.filled.parse(answered)).toEqual(answered);
  expect(await line.run(['fill', example.slug, '--set', 'NOT_THERE=x'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(names[0] ?? ''),
  });

  const [material = ''] = withMaterial.material;
  const notes = 'First line\n\n  [NAME] \\ $1\nlast';
  expect(await done(['fill', withMaterial.slug], { input: `${notes}\n` })).toBe(`${filled(withMaterial, { [material]: notes })}\n`);
  expect(await done(['fill', example.slug, ...set, '--anything-else', notes])).toBe(`${filled(example, values)}\n\n${notes}\n`);
  const more = await done(['fill', example.slug, ...set, '--stdin', 'anything-else'], { input: `${notes}\n` });
  expect(more).toBe(`${filled(example, values)}\n\n${notes}\n`);
  const named = await done(['fill', example.slug, '--stdin', names[0] ?? ''], { input: 'From a pipe\n' });
  expect(named).toBe(`${filled(example, { [names[0] ?? '']: 'From a pipe' })}\n`);
  expect(await line.shell('grok-prompts search email | head -1')).toMatchObject({ code: 0, stderr: '' });
  expect((await line.shell('grok-prompts search email | grep -c "$(printf "\\033")"')).stdout).toBe('0\n');
});

test('on a terminal it asks for each blank, in colours that a pipe and NO_COLOR do without @once', async () => {
  const names = variables(example);
  const answers = names.map((name, index): [string, string] => [label(name), index === 0 ? 'Somebody\r' : '\r']);
  answers.push(['Anything else', 'Rent 900\r\rand a bike\r'], ['and a bike', '\u0004']);
  const asked = await line.onTerminal(`grok-prompts fill ${example.slug}`, answers);
  expect(asked.code).toBe(0);
  expect(asked.shown).toContain(`${ESCAPE}[1m${label(names[0] ?? '')}${ESCAPE}[0m`);
  expect(asked.shown.replaceAll('\r\n', '\n')).toContain(
    `${filled(example, { [names[0] ?? '']: 'Somebody' })}\n\nRent 900\n\nand a bike\n`,
  );
  const piped = await line.onTerminal(`grok-prompts fill ${example.slug} > filled.txt; cat filled.txt | wc -l`, answers);
  expect(piped.shown).toMatch(/\b5\r?\n$/);
  const [material = ''] = withMaterial.material;
  const rest = variables(withMaterial).filter((name) => name !== material);
  const set = rest.map((name) => `--set ${name}=x`).join(' ');
  const pasted = await line.onTerminal(`grok-prompts fill ${withMaterial.slug} ${set} > pasted.txt; cat pasted.txt`, [
    [label(material), 'One\r\rthree\r'],
    ['three', '\u0004'],
    ['Anything else', '\u0004'],
  ]);
  const values = { ...Object.fromEntries(rest.map((name) => [name, 'x'])), [material]: 'One\n\nthree' };
  expect(pasted.shown.replaceAll('\r\n', '\n')).toContain(filled(withMaterial, values));
  const ahead = await line.onTerminal(`grok-prompts fill ${withMaterial.slug} ${set} > ahead.txt; cat ahead.txt`, [
    [label(material), 'One\r\rthree\r\u0004'],
    ['Anything else', '\u0004'],
  ]);
  expect(ahead.shown.replaceAll('\r\n', '\n')).toContain(filled(withMaterial, values));
  expect(await line.onTerminal(`grok-prompts fill ${example.slug}`, [[label(names[0] ?? ''), '\u0003']])).toMatchObject({ code: 130 });

  expect((await line.onTerminal('grok-prompts search email')).shown).toContain(`${ESCAPE}[36m`);
  expect((await line.onTerminal('grok-prompts search email | cat')).shown).not.toContain(ESCAPE);
  expect((await line.onTerminal('NO_COLOR=1 grok-prompts search email')).shown).not.toContain(ESCAPE);
  expect((await line.onTerminal(`grok-prompts copy ${example.slug} --no-ask`)).shown).toContain(
    `${ESCAPE}]52;c;${Buffer.from(filled(example)).toString('base64')}${BELL}`,
  );
});

test('copy and open use the programs of the machine @once', async () => {
  const programs = path.join(line.folder, 'programs');
  const record = (name: string) =>
    `printf '#!/bin/sh\\ncat > ${programs}/${name}.in; echo "$@" > ${programs}/${name}.args\\n' > ${programs}/${name}`;
  await line.shell(`mkdir ${programs} && ${record('xclip')} && ${record('browser')} && chmod +x ${programs}/*`);
  const PATH = `${programs}${path.delimiter}${path.join(line.folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`;
  const env = { PATH, DISPLAY: ':0', WAYLAND_DISPLAY: '', BROWSER: path.join(programs, 'browser') };
  const read = async (file: string) => (await line.shell(`cat ${programs}/${file}`)).stdout;
  await done(['copy', example.slug], { env });
  expect(await read('xclip.in')).toBe(filled(example));
  await done(['open', example.slug, '--in', 'claude'], { env });
  expect(await read('browser.args')).toBe(`https://claude.ai/new?q=${encodeURIComponent(filled(example))}\n`);
  const [material = ''] = withMaterial.material;
  const long = 'word '.repeat(2000).trim();
  const opened = await line.run(['open', withMaterial.slug], { env, input: long });
  expect(opened).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('Copied') });
  expect(await read('browser.args')).toBe('https://grok.com/\n');
  expect(await read('xclip.in')).toBe(filled(withMaterial, { [material]: long }));
  const none = { DISPLAY: '', WAYLAND_DISPLAY: '', BROWSER: '' };
  expect(await done(['open', example.slug], { env: none })).toBe(`https://grok.com/?q=${encodeURIComponent(filled(example))}\n`);
  expect(await line.run(['copy', example.slug], { env: none })).toMatchObject({ code: 1, stderr: expect.stringContaining('xclip') });
  expect(await line.run(['open', example.slug, '--in', 'nobody'], { env: none })).toMatchObject({ code: 2 });
});

test('what was read is there without the site, and is asked for again by its ETag @once', async ({ baseURL }) => {
  const statuses: number[] = [];
  const proxy = proxyTo(baseURL ?? '');
  proxy.on('request', (_request, response) => response.on('finish', () => statuses.push(response.statusCode)));
  const site = await listen(proxy);
  const env = { GROK_PROMPTS_SITE: site.url };
  const text = await done(['show', example.slug], { env });
  expect(await done(['show', example.slug], { env })).toBe(text);
  expect(statuses).toEqual([200, 304]);
  const found = await done(['search', example.title], { env });
  await site.stop();

  const offline = await line.run(['show', example.slug], { env });
  expect(offline).toMatchObject({
    code: 0,
    stdout: text,
    stderr: expect.stringContaining('This is from the cache, less than a minute old.'),
  });
  expect(await done(['search', example.title], { env })).toBe(found);
  const other = await line.run(['search', example.title.split(' ').reverse().join(' ').slice(0, -1), '--limit', '1'], { env });
  expect(other).toMatchObject({ code: 0, stdout: `${[example.slug, example.title, example.description].join('\t')}\n` });
  expect(await done(['fill', example.slug], { env })).toBe(`${filled(example)}\n`);
  for (const args of [
    ['show', withMaterial.slug],
    ['search', 'zzzzqqqq'],
  ])
    expect(await line.run(args, { env }), args.join(' ')).toMatchObject({
      code: 6,
      stdout: '',
      stderr: expect.stringContaining('cannot be reached'),
    });
});

test('a site that means harm, is too busy or is another one does none @once', async () => {
  const prompt = {
    ...{ id: 'evil', title: `T${ESCAPE}]0;owned${BELL}`, text: `One${ESCAPE}[2J\u009b31m[WHO]\ttwo\nthree`, markdown: 'http://x/y.md' },
    blanks: [{ name: 'WHO', label: `W${ESCAPE}[8m`, default: null, choices: [], example: null, optional: false, material: false }],
  };
  const asked: http.IncomingMessage[] = [];
  let busy = 1;
  const elsewhere = await listen(http.createServer((request) => asked.push(request)));
  const site = await listen(
    http.createServer((request, response) => {
      if (request.url === '/api/v1/prompts/evil') response.end(JSON.stringify(prompt));
      else if (/page$|y\.md$/.test(request.url ?? '')) response.end('<html>');
      else if (request.url === '/api/v1/prompts/busy')
        response.writeHead(busy-- > 0 ? 429 : 200, { 'Retry-After': '1' }).end(JSON.stringify(prompt));
      else if (request.url === '/api/v1/prompts/busier') response.writeHead(429, { 'Retry-After': '1' }).end();
      else if (request.url === '/api/v1/prompts/long') response.end('x'.repeat(20_000_001));
      else response.writeHead(302, { Location: `${elsewhere.url}/taken` }).end();
    }),
  );
  const env = { GROK_PROMPTS_SITE: site.url };
  const shown = (await line.onTerminal('NO_COLOR=1 grok-prompts show evil', [], { env })).shown;
  expect(shown).toBe('One[2J31m[WHO]\ttwo\r\nthree\r\n');
  const fill = await line.onTerminal(
    'NO_COLOR=1 grok-prompts fill evil > filled.txt',
    [
      ['W[8m: ', 'me\r'],
      ['Anything else', '\u0004'],
    ],
    { env },
  );
  expect(fill.shown).toContain('T]0;owned\r\n');
  expect(fill.shown).not.toContain(`${ESCAPE}]`);
  expect(await done(['show', 'evil', '--json'], { env })).not.toContain('\u009b');
  // Nothing of it stays in the cache.
  for (let time = 0; time < 2; time++)
    expect(await line.run(['show', 'page'], { env })).toMatchObject({
      code: 6,
      stderr: expect.stringMatching(/JSON.*network lets? you out\?\n$/),
    });
  expect(await line.run(['show', 'evil', '--markdown'], { env })).toMatchObject({ code: 6, stdout: '' });
  expect(await line.run(['show', 'busy'], { env })).toMatchObject({ code: 0, stderr: expect.stringContaining('waiting 1 s') });
  expect(await line.run(['show', 'busier'], { env })).toMatchObject({ code: 6 });
  expect(await line.run(['show', 'long'], { env })).toMatchObject({ code: 1, stdout: '' });
  const token = `gp_${'a'.repeat(43)}`;
  expect(await line.run(['mine'], { env: { ...env, GROK_PROMPTS_TOKEN: token } })).toMatchObject({ code: 6 });
  expect(asked).toEqual([]);
  const open = { GROK_PROMPTS_SITE: 'http://prompts.example', GROK_PROMPTS_TOKEN: token };
  expect(await line.run(['mine'], { env: open })).toMatchObject({ code: 5, stderr: expect.stringContaining('https') });
  expect(await line.run(['show', 'x'], { env: { GROK_PROMPTS_SITE: 'nowhere' } })).toMatchObject({ code: 2 });
  await Promise.all([site.stop(), elsewhere.stop()]);
});

test('bash, zsh and fish complete commands, options and what they take @once', async () => {
  for (const [shell, complete] of Object.entries(COMPLETE)) {
    const offers = async (typed: string, words: string[]) => {
      const text = await complete(typed);
      for (const word of words) expect(text, `${shell}: ${typed}`).toMatch(new RegExp(`(^|[\\s(*])${word}([\\s)[]|$)`, 'm'));
    };
    await offers('grok-prompts ', ['search', 'fill', 'push', 'completion']);
    await offers('grok-prompts fill x ', ['--set', '--stdin', '--site']);
    await offers('grok-prompts open x --in ', ['grok', 'claude', 'chatgpt']);
    await offers('grok-prompts completion ', ['bash', 'zsh', 'fish']);
  }
  expect(await COMPLETE.bash('grok-prompts pull ')).toContain('node_modules');
});

/** What shells offer after a line that was typed, up to an empty word. Of zsh, whose completion wants a terminal, what it is told to offer. */
const COMPLETE = {
  async bash(typed: string) {
    const words = `COMP_WORDS=(${typed} ""); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))`;
    return (await line.shell(`source <(grok-prompts completion bash); ${words}; _grok_prompts; printf '%s\n' "\${COMPREPLY[@]}"`)).stdout;
  },
  async zsh(typed: string) {
    const told = `compdef() {}; _describe() { print -l -- \${commands%%:*} }; _arguments() { print -l -- "$@" }`;
    const words = `words=(${typed} ""); CURRENT=$#words`;
    const script = `${told}; source =(grok-prompts completion zsh); ${words}; _grok_prompts`;
    return (await line.shell(`${shellPath('zsh')} -f -c '${script}'`)).stdout;
  },
  async fish(typed: string) {
    // Options are offered once a word begins like one.
    const both = `complete -C "${typed}"; complete -C "${typed}--"`;
    return (await line.shell(`${shellPath('fish')} --no-config -c 'grok-prompts completion fish | source; ${both}'`)).stdout;
  },
};
