import { expect, test } from 'vitest';
import { contentBlock, textBlock, textLine } from '@/lib/text/text-fields';

const title = textLine('Title', 100);
const message = (text: string) => title.safeParse(text).error?.issues[0]?.message;

test.each(['می‌خواهم', '❤️', '👩‍👩‍👧 family', 'שלום', 'a b', '.', ''])('%j may be a title', (text) => expect(message(text)).toBeUndefined());

test.each(['a\u200eb', 'a\u200fb', 'a\u061cb', 'a\u3164b', 'a\uffa0b', 'a\u115fb', 'a\u202eb', 'a\u0007b'])(
  '%j hides something',
  (text) => {
    expect(message(text)).toBe('Title contains characters that cannot be shown');
  },
);

test.each(['\u2800', '\u200d', '\ufe0f', '\u00ad', '\u{e0041}', '\u180e\u2800 \u034f'])('%j looks empty', (text) => {
  expect(message(text)).toBe('Title needs at least one visible character');
});

test('a text of several lines loses what the database refuses, and a prompt keeps bidi overrides', () => {
  const text = ' \u2067שלום\u2069\n\u202bעולם\u202c\u0007 \u200f! ';
  expect(textBlock('Note', 100).parse(text)).toBe('שלום\nעולם \u200f!');
  expect(textBlock('Note', 100).parse('\u2068 \u2069')).toBe('');
  expect(contentBlock('Content', 100).parse(text)).toBe('\u2067שלום\u2069\n\u202bעולם\u202c \u200f!');
});
