import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '@/lib/limits';
import { type Difference, differencesOf } from '@/lib/text/differences';

/** As people see it: [-removed-] and {+added+}. */
const shown = (before: string, after: string) =>
  differencesOf(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

const without = (parts: Difference[], left: Difference['kind']) =>
  parts
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('');

describe('differences by word', () => {
  test.each([
    ['nothing changed', 'A text.', 'A text.', 'A text.'],
    ['two empty texts', '', '', ''],
    ['everything is new', '', 'A text.', '{+A text.+}'],
    ['everything is gone', 'A text.', '', '[-A text.-]'],
    ['a word is replaced, its space is not', 'Write a short mail.', 'Write a long mail.', 'Write a [-short-]{+long+} mail.'],
    ['a word is put in', 'Write a mail.', 'Write a short mail.', 'Write a {+short +}mail.'],
    ['the last word of a line goes', 'Write a mail\nnow.', 'Write a\nnow.', 'Write a[- mail-]\nnow.'],
    ['a name of a blank', 'To [PERSON|a friend].', 'To [READER|a friend].', 'To [[-PERSON-]{+READER+}|a friend].'],
    ['a blank gets a default', 'To [PERSON].', 'To [PERSON|you].', 'To [PERSON{+|you+}].'],
    ['one space becomes two', 'a b', 'a  b', 'a {+ +}b'],
    ['a sentence is put at the end', 'Write a mail.', 'Write a mail.\n\nAsk first.', 'Write a mail.{+\n\nAsk first.+}'],
    [
      'the same, and a word before it changes',
      'Write it twice.',
      'Say it twice.\n\nAsk first.',
      '[-Write-]{+Say+} it twice.{+\n\nAsk first.+}',
    ],
    ['a line is indented', 'One.\nTwo.', 'One.\n  Two.', 'One.\n{+  +}Two.'],
    ['white space alone', '\n', ' \n', '{+ +}\n'],
    ['a line is broken', 'One two.', 'One\ntwo.', 'One[- -]{+\n+}two.'],
    [
      'a paragraph is put in before another that changes',
      'Old text.\n\nEnd.',
      'New.\n\nOld words.\n\nEnd.',
      '{+New.\n\n+}Old [-text-]{+words+}.\n\nEnd.',
    ],
    ['words without spaces', '我喜欢写作', '我喜欢阅读', '我喜欢[-写作-]{+阅读+}'],
    ['letters that are not Latin', 'Напиши короткое письмо', 'Напиши длинное письмо', 'Напиши [-короткое-]{+длинное+} письмо'],
    ['what is one sign stays whole', 'For 👩‍👩‍👧 all', 'For 👩‍👩‍👦 all', 'For [-👩‍👩‍👧-]{+👩‍👩‍👦+} all'],
    ['an accent is another word', 'cafe today', 'cafe\u0301 today', '[-cafe-]{+cafe\u0301+} today'],
  ])('%s', (_what, before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  /** Texts that have much in common, with everything that could be mistaken for a border. */
  const texts = fc
    .array(
      fc.constantFrom(
        'one',
        'two',
        'three',
        ' ',
        '  ',
        '\n',
        '\n\n',
        '.',
        '[A|b]',
        'é',
        'e\u0301',
        '🙂',
        '👩‍👩‍👧',
        '我',
        '\u200b',
        '\ud800',
      ),
      { maxLength: 60 },
    )
    .map((pieces) => pieces.join(''));

  test('give back both texts, whatever they are', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const parts = differencesOf(before, after);
        expect(without(parts, 'added')).toBe(before);
        expect(without(parts, 'removed')).toBe(after);
      }),
    );
  });
  test('have no empty part and no two of a kind beside each other', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const parts = differencesOf(before, after);
        expect(parts.map(({ text }) => text)).not.toContain('');
        expect(parts.filter(({ kind }, index) => kind === parts[index + 1]?.kind)).toEqual([]);
      }),
    );
  });
  test('name nothing where texts are the same, and something where they are not', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        expect(differencesOf(before, before).filter(({ kind }) => kind !== 'same')).toEqual([]);
        expect(differencesOf(before, after).some(({ kind }) => kind !== 'same')).toBe(before !== after);
      }),
    );
  });
});

describe('texts of the greatest length', () => {
  const { hardMax } = LIMITS.content;
  const filled = (piece: string) => piece.repeat(Math.ceil(hardMax / piece.length)).slice(0, hardMax);
  const numbers = (seed: number) => Array.from({ length: hardMax }, (_, index) => (index * seed) % 9973);
  const scattered = (seed: number, between: string) => numbers(seed).join(between).slice(0, hardMax);
  const sentence = filled('The quick brown fox writes to [PERSON|a friend] about it. ');

  test.each([
    ['one word of one paragraph', sentence, sentence.replace('fox', 'dog')],
    ['every word', scattered(7, ' '), scattered(11, ' ')],
    ['every line', scattered(7, '\n'), scattered(11, '\n')],
    ['words that are there again and again', filled('a b '), filled('b a a ')],
    ['lines that are there again and again', filled('a\nb\n'), filled('b\na\na\n')],
    ['signs alone', filled('.,'), filled(',.;')],
    ['no spaces', filled('我们每天都在学习'), filled('学习写作方法')],
    ['no spaces, in a script that takes the longest', filled('アイ'), filled('アウ')],
    ['scattered words', sentence, sentence.replace(/fox/g, (word, at: number) => (at % 7 === 0 ? 'dog' : word))],
    ['line breaks', filled('\n'), filled(' \n')],
    ['words whose spaces differ', filled('a '), filled('a  ')],
    ['the other way round', filled('[a '), [...filled('[a ')].reverse().join('')],
    ['accents', `a${'\u0301'.repeat(hardMax - 1)}`, filled('a\u0301')],
  ])('are compared: %s', (_what, before, after) => {
    const parts = differencesOf(before, after);
    expect(without(parts, 'added')).toBe(before);
    expect(without(parts, 'removed')).toBe(after);
    expect(parts.length).toBeLessThanOrEqual(2000);
  });

  test('that have little in common are shown as replaced, what is around them by word', () => {
    const rewritten = (seed: number) => numbers(seed).slice(0, 3000).join(' ');
    const letter = (seed: number, name: string) => `Dear all,\n\n${rewritten(seed)}\n\nYours,\n${name} and friends`;
    const parts = differencesOf(letter(7, 'Ada'), letter(11, 'Grace'));
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same', 'removed', 'added', 'same']);
    expect(parts.slice(4).map(({ text }) => text)).toEqual(['Ada', 'Grace', ' and friends']);
  });
});
