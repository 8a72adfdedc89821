import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPrivateText } from '@/lib/my-prompts/private-text';
import { library } from '@/lib/prompts/library';

describe('text that looks private', () => {
  test.each([
    ['Use sk-proj-abcdefghijklmnopqrstuvwx to call it', 'an API key (sk-pro…)'],
    [`ghp_${'a1'.repeat(18)}`, 'an API key (ghp_a1…)'],
    ['AKIAIOSFODNN7EXAMPLE', 'an API key (AKIAIO…)'],
    [`gp_${'A1'.repeat(20)}`, 'an API key (gp_A1A…)'],
    ['-----BEGIN RSA PRIVATE KEY-----', 'an API key (-----B…)'],
    ['api_key = "9f8e7d6c5b4a3210"', 'an API key (9f8e7d…)'],
    ['My password: hunter2!', 'a password (hunter…)'],
    ['pwd=Tr0ub4dor&3', 'a password (Tr0ub4…)'],
    ['Write to jo.smith@shop.de today', 'an email address (jo.smith@shop.de)'],
    ['[CONTACT|jo@shop.de]', 'an email address (jo@shop.de)'],
    ['Call +49 30 901820 77', 'a phone number (+49 30 901820 77)'],
    ['Call (212) 736-5000.', 'a phone number ((212) 736-5000)'],
    ['Call 212-736-5000', 'a phone number (212-736-5000)'],
    ['020 7946 0123', 'a phone number (020 7946 0123)'],
  ])('is found: %s', (text, found) => expect(findPrivateText(text)).toEqual([found]));

  test.each([
    'Ask for the password: it must be long',
    'Password: [PASSWORD]',
    'api_key: YOUR_API_KEY_GOES_HERE',
    'Write to you@example.com, or to [EMAIL]',
    'From 2026-11-27 to 2026-12-31, 10:00-11:30',
    'A budget of 1,000,000 or 25 000 000 in 2025, 99.95 % and 3.14159265358979',
    'Call 202-555-0143',
    'ISBN 978-3-16-148410-0',
    'Versions 10.15.7 and 192.168.100.200',
    '@maya on X',
    '#1234567890',
    'sk-learn and pk-value',
  ])('is not found: %s', (text) => expect(findPrivateText(text)).toEqual([]));

  test('is in no prompt of the library', () => {
    const found = library().prompts.flatMap(({ slug, promptText }) => findPrivateText(promptText).map((what) => `${slug}: ${what}`));
    expect(found).toEqual([]);
  });

  test('is named five times at most, each once, and not where it was known', () => {
    const texts = Array.from({ length: 20 }, (_, index) => `jo${index}@shop.de`);
    expect(findPrivateText(texts.join(' '))).toHaveLength(5);
    expect(findPrivateText('jo@shop.de, jo@shop.de')).toHaveLength(1);
    expect(findPrivateText('jo@shop.de and mo@shop.de', 'Write to jo@shop.de')).toEqual(['an email address (mo@shop.de)']);
  });

  test('is looked for in any text, of which a secret is never shown whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.stringMatching(/^[A-Za-z0-9]{24,60}$/), (around, secret) => {
        const found = findPrivateText(`${around}\nsk-${secret}`);
        expect(found.length).toBeGreaterThan(0);
        expect(found.join()).not.toContain(secret);
      }),
    );
  });

  // A pattern that goes back over what it has read would take hours.
  test.each(['a', '@', '1 ', '+1', 'a@a.', 'password:', '0-', 'eyJaaaaaaaaaaaa.', 'sk-', 'a-', '('])(
    'is looked for in 100,000 characters of “%s”',
    (piece) => {
      const found = findPrivateText(piece.repeat(Math.ceil(100_000 / piece.length)));
      expect(found.length).toBeLessThanOrEqual(5);
    },
  );
});
