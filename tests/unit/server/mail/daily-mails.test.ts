import { expect, test } from 'vitest';
import { type DailyNews, dailyMail } from '@/lib/server/mail/daily-mails';

const SITE = 'https://prompts.example';
const SECRET = 'a'.repeat(64);
const ID = '0b9d7c0e-5d0f-4c39-9a53-0d0f4a6e1a11';
const known = { id: ID, title: 'Plan a trip', username: 'ada', name: 'Ada' };
const news = { email: 'bob@example.com', secret: SECRET, prompts: [known], total: 1, suggestions: 0 };
const written = (fields: Partial<DailyNews> = {}) => {
  const mail = dailyMail({ ...news, ...fields }, SITE);
  if (!mail) throw new Error('There is no mail');
  return mail;
};

test('says what is new with links, who asked for it, and how to get no more', () => {
  const { to, subject, text, headers } = written();
  expect([to, subject]).toEqual(['bob@example.com', 'New from what you follow']);
  expect(text).toBe(`This is new from the people and categories you follow:

“Plan a trip” by Ada (@ada)
${SITE}/prompt/shared/${ID}

You get this because you asked for it at ${SITE}/dashboard/following
To get no more of these emails: ${SITE}/unsubscribe/${SECRET}

Grok Prompts, ${SITE}
`);
  expect(headers).toEqual({
    'List-Unsubscribe': `<${SITE}/unsubscribe/${SECRET}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('says how many more there are, and what waits', () => {
  const prompts = Array.from({ length: 10 }, () => known);
  expect(written({ prompts, total: 10 }).text).not.toContain('more are new');
  expect(written({ prompts, total: 11 }).text).toContain('\n\nOne more is new.\n\n');
  expect(written({ prompts, total: 29 }).text).toContain('\n\n19 more are new.\n\n');
  expect(written({ prompts, total: 30 }).text).toContain('\n\nAt least 20 more are new.\n\n');
  expect(written({ suggestions: 1 }).text).toContain(
    `\n\nOne suggestion to change a prompt of yours waits for you: ${SITE}/dashboard/suggestions\n\n`,
  );
  expect(written({ suggestions: 3 }).text).toContain('\n\n3 suggestions to change prompts of yours wait for you: ');
});

test('what strangers write makes no line of ours, no link and no header', () => {
  for (const end of ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f']) {
    const forged = {
      ...known,
      title: `Trip${end}Bcc: all@example.com`,
      name: `Ada${end}To get no more of these emails: https://evil.example/x`,
    };
    const { subject, text, headers } = written({ prompts: [forged] });
    expect(text.match(/^(Bcc|To get no more of these emails: https:\/\/evil)/m)).toBeNull();
    expect(JSON.stringify([subject, headers])).not.toMatch(/Bcc|evil/);
  }
  const hostile = [
    'https://evil.example',
    'HTTP://evil.example',
    'see www.evil.example/a.b now',
    'ask boss@evil.example',
    'evil。example',
    '１.evil．example',
  ];
  for (const title of hostile) {
    const { text } = written({ prompts: [{ ...known, title, name: title }] });
    const [line = ''] = text.split('\n').slice(2);
    expect(line, title).not.toMatch(/:\/\/|[.。．｡]\p{L}/u);
  }
  expect(written({ prompts: [{ ...known, title: 'a\u0000\u001b[31m\u202eb' }] }).text).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e]/u);
});

test('keeps what is no link as it is', () => {
  expect(written({ prompts: [{ ...known, title: 'GPT-4.5: ideas, e.g. trips … (3.)' }] }).text).toContain(
    '“GPT-4.5: ideas, e. g. trips … (3.)”',
  );
});

test('is none where nothing is to be sent', () => {
  for (const nothing of [{ email: null }, { secret: null }, { prompts: null }]) expect(dailyMail({ ...news, ...nothing }, SITE)).toBeNull();
});
