import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promptSnippet, relatedPrompts } from '@/lib/prompts/prompt';
import { promptEntry } from '../support/library-folder';
import { anyText, template } from '../support/templates';

describe('related prompts', () => {
  const named = (id: string, title: string, change = {}) => promptEntry({ id, slug: id, title, ...change });
  const idsOf = (prompts: { id: string }[]) => prompts.map(({ id }) => id);

  test('are of the same category, and never the prompt itself', () => {
    const prompt = named('self', 'Plan a week');
    const all = [prompt, named('other', 'Plan a day'), named('elsewhere', 'Plan a week', { categoryId: 'c-2' })];
    expect(idsOf(relatedPrompts(prompt, all))).toEqual(['other']);
  });

  test('are four at most, those with most title words in common first, then the newest', () => {
    const prompt = named('self', 'Review a database query plan');
    const all = [
      named('old', 'Name a cat', { createdAt: '2020-01-01' }),
      named('new', 'Name a dog', { createdAt: '2026-01-01' }),
      named('one', 'Review an essay', { createdAt: '2019-01-01' }),
      prompt,
      named('newer', 'Name a fish', { createdAt: '2026-02-01' }),
      named('two', 'Review a Database schema', { createdAt: '2018-01-01' }),
    ];
    expect(idsOf(relatedPrompts(prompt, all))).toEqual(['two', 'one', 'newer', 'new']);
  });

  test('of an only prompt are none', () => {
    expect(relatedPrompts(promptEntry(), [promptEntry()])).toEqual([]);
  });
});

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
        expect(snippet.length).toBeLessThanOrEqual(121);
        expect(snippet).not.toMatch(/\n/);
        if (!source.includes('[')) expect(source.replace(/\s+/g, ' ').trim().startsWith(snippet.replace(/…$/, ''))).toBe(true);
      }),
    );
  });

  test.each(['', 'x'])('does not cut an emoji in half (after "%s")', (before) => {
    expect(promptSnippet(before + '🙂'.repeat(100)).isWellFormed()).toBe(true);
  });
});
