import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SEND_URL } from '@/lib/limits';
import { ASSISTANTS, type Assistant, assistantWithId, FIRST_ASSISTANT, sendLink } from '@/lib/prompts/assistants';
import { anyText } from '../support/templates';

const [grok] = ASSISTANTS;
const room = MAX_SEND_URL - (grok.prefill ?? '').length;

test('Send goes to Grok first', () => {
  expect(grok.name).toBe('Grok');
  expect(new URL(sendLink(grok, 'hello').href).host).toBe('grok.com');
});

test('an assistant is found by what was stored, and is Grok for everything else', () => {
  for (const assistant of ASSISTANTS) expect(assistantWithId(assistant.id)).toBe(assistant);
  for (const stored of [null, '', 'Grok', 'constructor', '{']) expect(assistantWithId(stored)).toBe(FIRST_ASSISTANT);
});

describe.each(ASSISTANTS.filter(({ prefill }) => prefill !== null))('a link to $name', (assistant: Assistant) => {
  test('carries any text unchanged when it fits', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { href, carriesText } = sendLink(assistant, text);
        expect(carriesText).toBe(true);
        expect(new URL(href).protocol).toBe('https:');
        expect(new URL(href).hash).toBe('');
        expect(new URL(href).searchParams.get('q')).toBe(text.toWellFormed());
      }),
    );
  });
});

test('half an emoji does not break the link', () => {
  expect(new URL(sendLink(grok, 'a\ud83d').href).searchParams.get('q')).toBe('a\ufffd');
});

test('an assistant that takes no text is opened at its home', () => {
  const silent: Assistant = { id: 'x', name: 'X', home: 'https://x.example/', prefill: null };
  expect(sendLink(silent, 'hello')).toEqual({ href: 'https://x.example/', carriesText: false });
});

test('a text that just fits travels in the link; one letter more goes by clipboard', () => {
  const fits = sendLink(grok, 'x'.repeat(room));
  expect(fits.carriesText).toBe(true);
  expect(fits.href).toHaveLength(MAX_SEND_URL);
  expect(sendLink(grok, 'x'.repeat(room + 1))).toEqual({ href: grok.home, carriesText: false });
});

test('the length that counts is the one after encoding', () => {
  expect(sendLink(grok, '🙂'.repeat(room / 12)).carriesText).toBe(true);
  expect(sendLink(grok, '🙂'.repeat(room / 12 + 1)).carriesText).toBe(false);
});
