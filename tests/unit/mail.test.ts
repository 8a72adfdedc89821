import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { printMail, writeMail } from '../../scripts/lib/mail';

const link = 'http://localhost:3000/auth/confirm?token_hash=abc';
const mail = { to: 'ada@example.com', subject: 'Choose a new password', text: 'Follow the link', html: '', links: [link] };

test('in production a mail is a file that only its owner reads, and its link is in no log', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gp-mail-'));
  const inside = path.join(folder, 'mail');
  const said: string[] = [];
  try {
    for (const _ of [1, 2]) await writeMail(mail, inside, (line) => said.push(line));
    const files = readdirSync(inside).map((name) => path.join(inside, name));
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'utf8')).toContain(link);
    }
    expect(statSync(inside).mode & 0o777).toBe(0o700);
    expect(said).toHaveLength(2);
    expect(said.join()).not.toMatch(/token_hash|ada@/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('in development it is printed', () => {
  const said: string[] = [];
  printMail(mail, (line) => said.push(line));
  expect(said).toEqual([`Mail to ada@example.com: Choose a new password ${link}`]);
});
