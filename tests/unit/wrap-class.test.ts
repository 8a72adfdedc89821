import { expect, test } from 'vitest';
import { wrapClass } from '@/components/ui/wrap-class';
import { LIMITS } from '@/lib/limits';

const filled = (piece: string) => piece.repeat(LIMITS.content.hardMax / piece.length);

test('a text of words is broken into lines, however long it is, and so is a long word', () => {
  for (const text of [
    '',
    filled('Some words. '),
    filled('Line\n'),
    filled('Cell\t'),
    `See https://example.com/${'path/'.repeat(500)} for more.`,
  ])
    expect(wrapClass(text), `${text.slice(0, 20)}… is broken`).toBe('wrap-anywhere');
});

test('words that take a browser seconds to break are not broken', () => {
  for (const text of [
    filled('y'),
    filled('ب'),
    filled('no\u00a0break'),
    `Begins with words: ${'y'.repeat(5000)}`,
    filled(`${'y'.repeat(999)} `),
  ])
    expect(wrapClass(text), `${text.slice(0, 20)}… is not broken`).toBe('overflow-x-auto wrap-normal');
});
