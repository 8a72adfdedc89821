import { expect, test } from 'vitest';
import { accountDeleted, emailChangeAsked, passwordChanged } from '@/lib/server/mail/account-mails';
import { site } from '@/lib/site';

test('each mail goes to the owner, names the account and says what to do if it was not them', () => {
  const to = 'ada@example.com';
  for (const mail of [passwordChanged(to), emailChangeAsked(to, 'new@example.com'), accountDeleted(to)]) {
    expect(mail.to).toBe(to);
    expect(mail.text).toContain(to);
    expect(mail.text).toMatch(/If that was not you, .*/);
    expect(mail.text).toContain(site.email);
  }
  expect(emailChangeAsked(to, 'new@example.com').text).toContain('from ada@example.com to new@example.com');
});
