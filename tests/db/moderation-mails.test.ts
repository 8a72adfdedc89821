import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { keepSendingMails, sendModerationMails } from '../../scripts/lib/send-mails';
import { anonymous, type Person, person, prompt, service, unique } from './support/people';

const { url, keys } = inject('backend');
const SITE = 'https://prompts.example';
const operator = service();
let folder: string;
let boss: Person;
const said: string[] = [];
const sender = (mailFolder = folder, other = {}) => ({
  operator,
  mail: { smtpUrl: null, mailFolder, mailFrom: null, ...other },
  siteUrl: SITE,
  say: (line: string) => void said.push(line),
});

beforeAll(async () => {
  boss = await person();
  const { error } = await operator.from('moderators').insert({ user_id: boss.id });
  if (error) throw error;
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gp-moderation-mails-'));
  said.length = 0;
  await operator.rpc('take_moderation_mails');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const suspend = async (account: string, message = 'Stop it.') => {
  const { error } = await boss.client.rpc('suspend_account', { account, reason: 'spam', message, ends_at: null as unknown as string });
  if (error) throw error;
};

const mails = async () => Promise.all((await readdir(folder)).sort().map((name) => readFile(path.join(folder, name), 'utf8')));

test('tell an author what a moderator decided, once', async () => {
  const author = await person();
  const { id } = await prompt(author, { title: 'Plan a trip' }, 'public');
  const seen = (await boss.client.rpc('moderation_item', { kind: 'prompt', thing: id })).data as { version: string };
  const decision = { kind: 'prompt', thing: id, decision: 'hide', reason: 'personal', message: 'Take the address out.' };
  expect((await boss.client.rpc('moderate', { ...decision, seen: seen.version })).error).toBeNull();
  expect(await sendModerationMails(sender())).toBe(1);
  expect(await mails()).toEqual([
    expect.stringContaining(`To: ${author.email}\nSubject: Your prompt is hidden\n\nA moderator looked at your prompt`),
  ]);
  expect((await mails())[0]).toContain('“Plan a trip”');
  expect(await sendModerationMails(sender())).toBe(0);
  expect(await mails()).toHaveLength(1);
  expect(said).toEqual([]);
});

test('are sent once by two runs at once', async () => {
  const authors = await Promise.all(Array.from({ length: 12 }, () => person()));
  for (let round = 0; round < 10; round++) await Promise.all(authors.map(({ id }) => suspend(id, `Round ${round}`)));
  const counts = await Promise.all([sendModerationMails(sender()), sendModerationMails(sender()), sendModerationMails(sender())]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(120);
  const texts = await mails();
  expect(new Set(texts).size).toBe(120);
  expect(texts).toHaveLength(120);
});

test('wait while none can be sent, which is told without anybody’s address or words', async () => {
  const author = await person();
  await suspend(author.id, 'A secret word.');
  const nowhere = { smtpUrl: 'smtp://127.0.0.1:1' };
  await expect(sendModerationMails(sender(folder, nowhere))).rejects.toThrow(/^Moderation mails wait, and cannot be sent now \(\w+\)\.$/);
  const fails = keepSendingMails(sender(folder, nowhere));
  await expect.poll(() => said.length).toBe(1);
  await fails.stop();
  expect(said.join()).not.toMatch(/@|secret/);
  const works = keepSendingMails(sender());
  await expect.poll(async () => (await mails()).length).toBe(1);
  await works.stop();
  expect(said.at(-1)).toBe('Moderation mails sent: 1');
});

test('are for the secret key alone', async () => {
  for (const client of [anonymous(), boss.client]) {
    expect((await client.rpc('take_moderation_mails')).error).not.toBeNull();
    await expect(sendModerationMails({ ...sender(), operator: client })).rejects.toThrow('could not be read');
  }
});

describe('npm run moderation-mails', () => {
  const script = path.resolve(import.meta.dirname, '../../scripts/moderation-mails.ts');
  const project = {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEY: keys.secretKey,
    DATABASE_URL: '',
    BACKEND: '',
    SMTP_URL: '',
    SITE_URL: `${SITE}/`,
  };
  const run = async (env: Record<string, string>) =>
    (await promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...project, ...env } })).stdout;

  test('sends what waits, and needs a way to send, the address of the site and the secret key', async () => {
    const author = await person(`${unique('author')}@example.com`);
    await suspend(author.id);
    await expect(run({ MAIL_DIR: '' })).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('set SMTP_URL, or MAIL_DIR') });
    await expect(run({ MAIL_DIR: folder, SITE_URL: '' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('SITE_URL is not set'),
    });
    await expect(run({ MAIL_DIR: folder, SUPABASE_SECRET_KEY: '' })).rejects.toMatchObject({ code: 1 });
    await expect(run({ MAIL_DIR: folder, SUPABASE_SECRET_KEY: 'sb_secret_of_another_project' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('could not be read'),
    });
    expect(await run({ MAIL_DIR: folder })).toBe('Moderation mails sent: 1\nDaily mails sent: 0\n');
    expect((await mails())[0]).toContain(`To: ${author.email}\n`);
    expect((await mails())[0]).toContain(`${SITE}/dashboard/decisions\n`);
    expect(await run({ MAIL_DIR: folder })).toBe('Moderation mails sent: 0\nDaily mails sent: 0\n');
  });
});
