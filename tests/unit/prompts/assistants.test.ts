import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASSISTANTS, type Assistant, assistantLink, assistantWithId, FIRST_ASSISTANT } from '@/lib/prompts/assistants';
import { MORE_ASSISTANTS } from '@/lib/prompts/more-assistants';
import { anyText } from '../support/templates';

const [grok] = ASSISTANTS;
const LONGEST = 6000;
const all = [...ASSISTANTS, ...MORE_ASSISTANTS];
const roomIn = ({ longest = LONGEST, home, prefill }: Assistant) => longest - `${home}${prefill}`.length;

test('Send goes to Grok first', () => {
  expect(grok.name).toBe('Grok');
  expect(new URL(assistantLink(grok, 'hello').href).host).toBe('grok.com');
});

test('an assistant is found by what was stored, and is Grok for everything else', () => {
  for (const assistant of ASSISTANTS) expect(assistantWithId(assistant.id)).toBe(assistant);
  for (const stored of [null, '', 'Grok', 'constructor', '{']) expect(assistantWithId(stored)).toBe(FIRST_ASSISTANT);
});

describe.each(all.filter(({ prefill }) => prefill !== null))('a link to $name', (assistant: Assistant) => {
  test('carries any text unchanged when it fits', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { href, carriesText } = assistantLink(assistant, text);
        expect(carriesText).toBe(true);
        expect(new URL(href).protocol).toBe(assistant.id === 'claude-code' ? 'claude-cli:' : 'https:');
        expect(new URL(href).hash).toBe('');
        expect([...new URL(href).searchParams.values()]).toEqual([text.toWellFormed()]);
      }),
    );
  });

  test('carries what just fits; one letter more goes by clipboard', () => {
    const fits = assistantLink(assistant, 'x'.repeat(roomIn(assistant)));
    expect(fits.carriesText).toBe(true);
    expect(fits.href).toHaveLength(assistant.longest ?? LONGEST);
    expect(assistantLink(assistant, 'x'.repeat(roomIn(assistant) + 1))).toEqual({ href: assistant.home, carriesText: false });
  });
});

test('each assistant has an id of its own', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('half an emoji does not break the link', () => {
  expect(new URL(assistantLink(grok, 'a\ud83d').href).searchParams.get('q')).toBe('a\ufffd');
});

test('an assistant that takes no text is opened at its home', () => {
  const silent: Assistant = { id: 'x', name: 'X', home: 'https://x.example/', prefill: null };
  expect(assistantLink(silent, 'hello')).toEqual({ href: 'https://x.example/', carriesText: false });
});

test('the length that counts is the one after encoding', () => {
  const room = Math.floor(roomIn(grok) / 12);
  expect(assistantLink(grok, '🙂'.repeat(room)).carriesText).toBe(true);
  expect(assistantLink(grok, '🙂'.repeat(room + 1)).carriesText).toBe(false);
});
