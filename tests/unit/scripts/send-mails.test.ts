import net from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Operator } from '@/scripts/lib/operator';
import { keepSendingMails } from '@/scripts/lib/send-mails';

const ROW = { email: 'ada@example.com', action: 'suspend', kind: null, thing_id: null, title: null, reason: 'spam', message: null };

/** How many rows the database gives at a time, and what was taken of it. More always wait. */
const BATCH = 3;
let taken: string[] = [];
const some = { data: [ROW], error: null, status: 200 };
const limited = { limit: async () => some };
const operator = {
  from: () => ({ select: () => ({ ...limited, lte: () => limited }) }),
  async rpc(name: string) {
    taken.push(name);
    return { ...some, data: Array.from({ length: BATCH }, () => ({ ...ROW, ends_at: null, by_reports: false })) };
  },
} as unknown as Operator;

/** A mail server that answers a mail once it may. */
let mayAnswer: PromiseWithResolvers<void>;
let mails = 0;
const server = net.createServer((socket) => {
  let inData = false;
  socket.write('220 test\r\n');
  socket.on('error', () => {});
  socket.on('data', async (data) => {
    for (const line of data.toString().split('\r\n').slice(0, -1)) {
      if (inData && line !== '.') continue;
      if (line.startsWith('MAIL')) {
        mails += 1;
        await mayAnswer.promise;
      }
      inData = line === 'DATA';
      if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
    }
  });
});
const said: string[] = [];
const start = (patience?: number) => {
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  const mail = { smtpUrl, mailFolder: null, mailFrom: null };
  return keepSendingMails({ operator, mail, siteUrl: 'https://prompts.example', say: (line) => void said.push(line) }, patience);
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
beforeEach(() => {
  [taken, mails, mayAnswer] = [[], 0, Promise.withResolvers<void>()];
  said.length = 0;
});

test('what was taken is sent when sending is stopped, and nothing more is taken', async () => {
  const sending = start();
  await expect.poll(() => mails).toBe(1);
  const stopped = sending.stop();
  mayAnswer.resolve();
  await stopped;
  expect([taken, mails]).toEqual([['take_moderation_mails'], BATCH]);
  expect(said).toEqual([`Moderation mails sent: ${BATCH}`]);
});

test('what cannot be sent in time is told', async () => {
  const sending = start(100);
  await expect.poll(() => mails).toBe(1);
  await sending.stop();
  expect(said).toEqual([`Mails lost, because they were not sent when everything ended: ${BATCH}`]);
  mayAnswer.resolve();
  await expect.poll(() => said.at(-1)).toBe(`Moderation mails sent: ${BATCH}`);
});
