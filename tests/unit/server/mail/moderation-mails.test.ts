import { describe, expect, test } from 'vitest';
import { REASON_LABELS, REASONS, reasonText } from '@/lib/moderation/reasons';
import { type Decision, moderationMail } from '@/lib/server/mail/moderation-mails';

const SITE = 'https://prompts.example';
const decision: Decision = {
  ...{ email: 'ada@example.com', action: 'hide', kind: 'prompt', thing_id: '0b9d7c0e-5d0f-4c39-9a53-0d0f4a6e1a11', title: 'Plan a trip' },
  ...{ reason: 'personal', message: null, ends_at: null, by_reports: false },
};
const written = (fields: Partial<Decision> = {}) => moderationMail({ ...decision, ...fields }, SITE);

describe.each(['prompt', 'collection', 'profile'])('a %s', (kind) => {
  test('that people reported is said to be hidden for now, and a moderator will look', () => {
    const { to, subject, text } = written({ kind, by_reports: true });
    expect([to, subject]).toEqual(['ada@example.com', `Your ${kind} is hidden until a moderator has looked at it`]);
    expect(text).toContain(`Several people reported your ${kind} “Plan a trip”`);
    expect(text).toContain('Reason given: personal data.');
    expect(text).toContain('only you can see it');
    expect(text).toContain(`You can change it, and ask for another look once: ${SITE}/dashboard/decisions\n`);
    expect(text.endsWith(`\n\nGrok Prompts, ${SITE}\n`)).toBe(true);
  });

  test('that a moderator hid comes with the reason and what the moderator writes, where there is something', () => {
    const { subject, text } = written({ kind, message: 'Take the address out.' });
    expect(subject).toBe(`Your ${kind} is hidden`);
    expect(text).toContain(`A moderator looked at your ${kind} “Plan a trip” and hid it`);
    expect(text).toContain('Reason: personal data.\n\nThe moderator writes:\n> Take the address out.\n\n');
    // It may have been looked at again.
    expect(text).toContain(`You can change it and, if you have not asked yet, ask for another look once: ${SITE}/dashboard/decisions\n`);
    for (const message of [null, '', ' \n']) expect(written({ kind, message }).text).not.toContain('The moderator writes');
  });

  test('that is kept is said to be shown again, but for what has changed', () => {
    const { subject, text } = written({ kind, action: 'keep', message: 'All is well.' });
    expect(subject).toBe(`Your ${kind} is shown again`);
    expect(text).toContain('stays private until you publish it');
    if (kind !== 'profile') expect(text).toContain('While your profile is hidden, it stays private, too.');
    expect(text).toContain('> All is well.');
    expect(text).toContain(`${SITE}/dashboard/decisions\n`);
    expect(text).not.toContain('Reason');
  });

  test('that is removed is said to be gone for good, with the reason', () => {
    const { subject, text } = written({ kind, action: 'remove', reason: 'other', message: 'Because.' });
    expect(subject).toBe(kind === 'profile' ? 'Your profile was cleared' : `Your ${kind} was deleted`);
    expect(text).toContain('permanently deleted');
    expect(text).toContain('Reason: another reason.\n\nThe moderator writes:\n> Because.\n\n');
    expect(text).not.toContain('another look');
  });
});

test.each(['suggestion', 'answer'])('a %s that a moderator hid cannot be changed, and is asked about once', (kind) => {
  expect(written({ kind }).text).toContain('\nIf you have not asked yet, you can ask for another look once: ');
  expect(written({ kind, by_reports: true }).text).toContain('\nYou can ask for another look once: ');
});

test('a suspension says until when, and what stays', () => {
  const account = { action: 'suspend', kind: null, thing_id: null, title: null, reason: 'spam' };
  const { subject, text } = written({ ...account, ends_at: '2026-12-03T23:30:00+00:00', message: 'Stop it.' });
  expect(subject).toBe('Your account is suspended');
  expect(text).toContain('until 3 Dec 2026 (UTC).');
  expect(text).toContain('Reason: spam.\n\nThe moderator writes:\n> Stop it.');
  expect(text).toContain('You keep everything you have');
  expect(written(account).text).toContain('until the suspension is lifted.');
  const lifted = written({ ...account, action: 'lift', reason: null });
  expect(lifted.subject).toBe('Your account is no longer suspended');
  expect(lifted.text).toContain('you can publish again');
  for (const mail of [text, lifted.text]) {
    expect(mail).not.toMatch(/null|undefined|“”/);
    expect(mail).toContain(`${SITE}/dashboard/decisions`);
  }
});

test('what people write makes no line of ours and is in no subject', () => {
  const forged = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'].map((end) => `Trip${end}Reason: none.`);
  for (const text of forged) {
    for (const action of ['hide', 'keep', 'remove', 'suspend']) {
      const mail = written({ action, title: text, message: text });
      expect(mail.text.match(/^Reason: none/m)).toBeNull();
      expect(mail.text).toContain('> Trip\n> Reason: none.');
      expect(mail.subject).not.toMatch(/Trip|[\r\n]/);
    }
    expect(written({ title: text }).text).toContain('“Trip Reason: none.”');
  }
  const hidden = written({ title: 'a\u0000\u001b[31m\u202eb', message: 'c\u0007\u2066d' }).text;
  expect(hidden).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
});

test('a decision that has no text is none that could be sent', () => {
  expect(() => written({ action: 'appeal' })).toThrow('no mail');
});

test('every reason has a label, and reads within a sentence', () => {
  expect(Object.keys(REASON_LABELS)).toEqual([...REASONS]);
  expect(REASONS.map(reasonText)).toEqual([
    ...['spam', 'harmful or illegal', 'hateful', 'personal data', 'copyright', 'misleading', 'another reason'],
  ]);
  expect(reasonText(null)).toBe('another reason');
});
