import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const later: Promise<unknown>[] = [];
const log = { info: vi.fn(), error: vi.fn() };

vi.resetModules();
vi.doMock('next/server', () => ({ after: (run: () => Promise<unknown>) => void later.push(run()) }));
vi.doMock('@/lib/server/log/log', () => ({ log }));
const { sendMail } = await import('@/lib/server/mail/send-mail');

const mail = { to: 'ada@example.com', subject: 'Your password was changed', text: 'Zażółć: it was changed.\n' };
const folder = mkdtempSync(path.join(tmpdir(), 'gp-mail-'));
const servers: net.Server[] = [];

beforeEach(() => void vi.clearAllMocks());
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['next/server', '@/lib/server/log/log']) vi.doUnmock(name);
  vi.resetModules();
});

async function send(): Promise<void> {
  sendMail(mail);
  await Promise.all(later.splice(0));
}

/** A mail server that knows what RFC 5321 needs of one, and refuses a recipient with `refusal`. What it was told is in `lines`. */
async function mailServer(refusal = ''): Promise<{ url: string; lines: string[] }> {
  const lines: string[] = [];
  const server = net.createServer((socket) => {
    let inData = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply('220 test');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        lines.push(line);
        if (inData && line !== '.') continue;
        inData = line === 'DATA';
        if (inData) reply('354 go on');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else reply(line.startsWith('RCPT') && refusal ? refusal : '250 ok');
      }
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`, lines };
}

test('a mail goes to the mail server of SMTP_URL, from MAIL_FROM', async () => {
  const { url, lines } = await mailServer();
  vi.stubEnv('SMTP_URL', url);
  vi.stubEnv('MAIL_FROM', 'site@example.org');
  vi.stubEnv('MAIL_DIR', path.join(folder, 'unused'));
  await send();
  expect(lines).toEqual(expect.arrayContaining(['MAIL FROM:<site@example.org>', 'RCPT TO:<ada@example.com>', `Subject: ${mail.subject}`]));
  expect(readdirSync(folder)).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
});

test('what a mail server refuses is logged by its code, without the address', async () => {
  const { url } = await mailServer('550 no such user ada@example.com');
  vi.stubEnv('SMTP_URL', url);
  await send();
  expect(log.error.mock.calls).toEqual([
    [{ code: 'EENVELOPE', command: expect.any(String), responseCode: 550 }, 'A mail could not be sent'],
  ]);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('ada@');
});

test('a mail server that is not there is logged', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  await send();
  expect(log.error).toHaveBeenCalledOnce();
});

test('without a mail server it is a file that only its owner reads, in the folder MAIL_DIR', async () => {
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('MAIL_DIR', path.join(folder, 'mail'));
  await send();
  await send();
  const files = readdirSync(path.join(folder, 'mail')).map((name) => path.join(folder, 'mail', name));
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(readFileSync(file, 'utf8')).toBe(`To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
  expect(JSON.stringify(log.info.mock.calls)).not.toContain('ada@');
});

test('without either it goes nowhere', async () => {
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('MAIL_DIR', '');
  await send();
  expect(log.error).not.toHaveBeenCalled();
});
