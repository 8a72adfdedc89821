import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promptSnippet } from '@/lib/prompts/prompt';
import { anyText, template } from '../support/templates';

describe('the snippet of a prompt', () => {
  test('is a short text whole, on one line, with its defaults filled in', () => {
    expect(promptSnippet('  Plan\n\n[THING]  for\t[DAYS|three] days.\n')).toBe('Plan [THING] for three days.');
  });

  test('ends a long text at a word, with an ellipsis', () => {
    const snippet = promptSnippet('word '.repeat(60));
    expect(snippet).toMatch(/^(word )+word…$/);
    expect(snippet.length).toBeGreaterThan(110);
  });

  test('is never longer than 120 characters and the ellipsis, and begins like the text', () => {
    const long = fc.array(
      fc.oneof(
        template.map(({ source }) => source),
        anyText,
        fc.string({ unit: 'grapheme', maxLength: 200 }),
      ),
    );
    fc.assert(
      fc.property(long, (parts) => {
        const source = parts.join(' ');
        const snippet = promptSnippet(source);
        expect([...snippet].length).toBeLessThanOrEqual(121);
        expect(snippet).not.toMatch(/\n/);
        if (!source.includes('[')) expect(source.replace(/\s+/g, ' ').trim().startsWith(snippet.replace(/…$/, ''))).toBe(true);
      }),
    );
  });

  test.each(['', 'x'])('does not cut an emoji in half (after "%s")', (before) => {
    expect(promptSnippet(before + '🙂'.repeat(100)).isWellFormed()).toBe(true);
    expect(promptSnippet(before + '🙂'.repeat(200))).toBe(`${before}${'🙂'.repeat(120 - before.length)}…`);
  });
});
