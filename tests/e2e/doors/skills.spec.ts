import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import type { APIRequestContext } from 'playwright/test';
import { chosen, collectionOf, collector, ownPrompt } from '../support/collections';
import { categories, example, prompts } from '../support/library';
import { chooseInRow } from '../support/pages';
import { asPerson, person, signInByRequest } from '../support/people';
import { share } from '../support/sharing';
import { expect, test } from '../support/test';

const CLI = path.join(import.meta.dirname, '../../../node_modules/skills/bin/cli.mjs');
/** Where the two agents have their skills. */
const FOLDERS = ['.claude/skills', '.grok/skills'];

/** The skills that `npx skills add <url> -a claude-code -a grok` installs in an empty folder, for each agent. */
async function installed(url: string): Promise<Record<string, string>[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skills-'));
  try {
    const args = [CLI, 'add', url, '-a', 'claude-code', '-a', 'grok', '--copy', '--skill', '*', '-y'];
    const env = { ...process.env, HOME: folder, DISABLE_TELEMETRY: '1', CI: '1' };
    await promisify(execFile)(process.execPath, args, { cwd: folder, env });
    return await Promise.all(FOLDERS.map((agent) => skillsIn(path.join(folder, agent))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function skillsIn(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder);
  const files = names.map(async (name) => [name, await readFile(path.join(folder, name, 'SKILL.md'), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(files));
}

type Index = { skills: { name: string; url: string; digest: string }[] };

async function readIndex(request: APIRequestContext, page: string): Promise<Index['skills']> {
  const response = await request.get(`${page}/.well-known/agent-skills/index.json`);
  expect(response.status(), page).toBe(200);
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  const { skills }: Index = await response.json();
  return skills;
}

const textOf = async (request: APIRequestContext, url: string) => (await request.get(url)).text();

async function unzipped(request: APIRequestContext, url: string): Promise<Record<string, string>> {
  const response = await request.get(url);
  expect(response.headers()).toMatchObject({ 'content-type': 'application/zip', 'x-content-type-options': 'nosniff' });
  expect(response.headers()['content-disposition']).toMatch(/^attachment; filename="[a-z0-9_.-]+\.zip"$/);
  return Object.fromEntries(Object.entries(unzipSync(await response.body())).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('npx skills add installs a prompt for two agents, by its page and by its file @once', async ({ request, baseURL }) => {
  const skill = { [example.slug]: await textOf(request, `/prompt/${example.slug}.skill.md`) };
  for (const url of [`${baseURL}/prompt/${example.slug}`, `${baseURL}/prompt/${example.slug}.skill.md`])
    expect(await installed(url), url).toEqual([skill, skill]);
  const claude = `/prompt/${example.slug}.claude.skill.md`;
  expect((await installed(`${baseURL}${claude}`))[0]).toEqual({ [example.slug]: await textOf(request, claude) });
});

test('npx skills add installs a category, a public prompt, a collection and a profile @once', async ({ request, baseURL }) => {
  const owner = await collector();
  const shared = await share(owner, { title: 'Say: "it" [again] $1', content: 'Say [WHAT|a|b] for $1.[WHY? Because ….]' });
  const { slug } = await collectionOf(owner, 'For agents', [shared.id, example.slug], true);
  const publicSkill = await textOf(request, `/prompt/shared/${shared.id}.skill.md`);
  const publicName = `say-it-again-1-${shared.id.slice(0, 8)}`;
  const librarySkill = { [example.slug]: await textOf(request, `/prompt/${example.slug}.skill.md`) };
  const mine = { [publicName]: publicSkill };
  for (const [page, expected] of [
    [`/prompt/shared/${shared.id}`, mine],
    [`/u/${owner.username}`, mine],
    [`/u/${owner.username}/${slug}`, { ...mine, ...librarySkill }],
  ] as const)
    expect(await installed(`${baseURL}${page}`), page).toEqual([expected, expected]);

  const smallest = categories.toSorted((a, b) => sizeOf(a.slug) - sizeOf(b.slug))[0]?.slug ?? '';
  const [claude, grok] = await installed(`${baseURL}/category/${smallest}`);
  expect(Object.keys(claude ?? {})).toHaveLength(sizeOf(smallest));
  expect(grok).toEqual(claude);
});

const sizeOf = (slug: string) => prompts.filter(({ categoryId }) => categoryId === slug).length;

test('npx skills add installs nothing from an address without skills, and says so @once', async ({ baseURL }) => {
  for (const page of ['/prompt/nothing-here', '/prompt/shared/00000000-0000-4000-8000-000000000000', '/u/nobody-is-so'])
    await expect(installed(`${baseURL}${page}`), page).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`No skills found for the scoped path '${page}'`),
    });
});

test('the index of the whole has each prompt with the digest of what its address answers @once', async ({ request }) => {
  const skills = await readIndex(request, '');
  expect(skills.map(({ name }) => name)).toEqual(prompts.map(({ slug }) => slug));
  for (const { url, digest } of skills.slice(0, 25)) {
    const response = await request.get(url);
    expect(response.headers()['cache-control']).toContain('max-age=300');
    expect(digest).toBe(
      `sha256:${createHash('sha256')
        .update(await response.body())
        .digest('hex')}`,
    );
  }
  expect(await readIndex(request, '')).toEqual(skills);
  expect(await readIndex(request, `/prompt/${example.slug}`)).toEqual(skills.filter(({ name }) => name === example.slug));
});

test('a zip has a folder for each skill, for any agent and for Claude Code, twice the same @once', async ({ request }) => {
  const category = categories[0]?.slug ?? '';
  for (const page of [`/prompt/${example.slug}`, `/category/${category}`, '/prompts']) {
    const files = await unzipped(request, `${page}.skills.zip`);
    expect(files[`${chosenIn(page, category)}/SKILL.md`]).toBe(await textOf(request, `/prompt/${chosenIn(page, category)}.skill.md`));
    const again = await (await request.get(`${page}.skills.zip`)).body();
    expect(again.equals(await (await request.get(`${page}.skills.zip`)).body())).toBe(true);
  }
  const claude = await unzipped(request, `/prompt/${example.slug}.claude.skills.zip`);
  expect(claude).toEqual({ [`${example.slug}/SKILL.md`]: await textOf(request, `/prompt/${example.slug}.claude.skill.md`) });
});

/** A prompt that a page has. */
const chosenIn = (page: string, category: string) =>
  page.startsWith('/category/') ? prompts.find(({ categoryId }) => categoryId === category)?.slug : example.slug;

test('what is private or not there has no skill, and what turns private is gone from each address @once', async ({ page, request }) => {
  const who = await person();
  const { client, id } = await asPerson(who);
  const { data: profile } = await client.rpc('ensure_profile');
  const owner = { ...who, id, client, username: profile?.username ?? '' };
  const mine = await ownPrompt(owner, 'Nobody else reads this');
  for (const missing of [
    ...[
      `/prompt/shared/${mine}.skill.md`,
      `/prompt/shared/${mine}/use/raycast`,
      `/prompt/nothing-here.skill.md`,
      '/u/nobody-is-so.skills.zip',
    ],
    ...[
      `/prompt/${example.slug}/use/nothing`,
      `/prompt/${example.slug}/use/constructor`,
      '/category/nothing/.well-known/agent-skills/index.json',
    ],
    `/u/${owner.username}/nothing.skills.zip`,
  ]) {
    const response = await request.get(missing);
    expect(response.status(), missing).toBe(404);
    expect(await response.text(), missing).toBe('Not found\n');
  }

  const shared = await share(owner, { title: 'Public for now', content: 'Say [WHAT].' });
  const { slug } = await collectionOf(owner, 'With it', [shared.id, chosen[0]?.slug ?? ''], true);
  const pages = [`/prompt/shared/${shared.id}`, `/u/${owner.username}`, `/u/${owner.username}/${slug}`];
  const places = [
    ...pages.map((place) => `${place}/.well-known/agent-skills/index.json`),
    ...[`${pages[0]}.skill.md`, `${pages[0]}/use/raycast`, `${pages[2]}/use/raycast`],
  ];
  const shown = () => Promise.all(places.map(async (place) => /public for now|public-for-now/i.test(await textOf(request, place))));
  expect(await shown()).toEqual(places.map(() => true));
  await signInByRequest(page, who);
  await page.goto('/dashboard/my-prompts?q=Public');
  await chooseInRow(page, 'Make Private');
  await expect.poll(shown, { timeout: 10_000 }).toEqual(places.map(() => false));
});

test('the routes behind these addresses have none of their own @once', async ({ request, baseURL }) => {
  for (const [behind, address] of [
    [`/skills/skill.md/prompt/${example.slug}`, `/prompt/${example.slug}.skill.md`],
    [`/skills/index.json/prompt/${example.slug}`, `/prompt/${example.slug}/.well-known/agent-skills/index.json`],
  ] as const) {
    const response = await request.get(behind, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location ?? '', baseURL).pathname).toBe(address);
  }
});
