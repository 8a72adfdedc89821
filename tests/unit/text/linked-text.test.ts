import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLinks, plainLinks, type TextPiece } from '@/lib/text/linked-text';
import { anyText } from '@/tests/unit/support/templates';

const sourceOf = ({ text, href }: TextPiece) => (href === undefined ? text : `[${text}](${href})`);

test('parts a text at its links', () => {
  expect(parseLinks('See [the list](/prompts?q=a) or [home](/).')).toEqual([
    { text: 'See ' },
    { text: 'the list', href: '/prompts?q=a' },
    { text: ' or ' },
    { text: 'home', href: '/' },
    { text: '.' },
  ]);
});

test.each([
  'a blank such as [TOPIC] or [TONE|friendly]',
  '[text] (/prompts)',
  '[](/prompts)',
  '[text](prompts)',
  '[text](https://elsewhere.example)',
  '[text](javascript:alert(1))',
  '[text](//elsewhere.example)',
  '[text](/two words)',
])('%s is text', (source) => {
  expect(parseLinks(source)).toEqual([{ text: source }]);
});

test('nothing of any text is lost', () => {
  const source = fc.array(fc.oneof(anyText, fc.constantFrom('[a](/b)', '[', '](/', ')', '[TOPIC] [x](/y)'))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(source, (text) => {
      expect(parseLinks(text).map(sourceOf).join('')).toBe(text);
    }),
  );
});

test('as plain text a link is its words', () => {
  expect(plainLinks('See [the list](/prompts), [TOPIC].')).toBe('See the list, [TOPIC].');
});
