import { expect, test } from 'vitest';
import { estimatedWords, type GuideFrontMatter, plainText, titleOfSlug } from '@/lib/guides/guide';

test('the words of a guide are estimated as its minutes times 200', () => {
  expect(estimatedWords({ readingTime: '11 min' } as GuideFrontMatter)).toBe(2200);
});

test('a guide that is not written has a title made of its slug', () => {
  expect(titleOfSlug('beginners-guide-to-grok')).toBe('Beginners guide to Grok');
  expect(titleOfSlug('grok-for-coding')).toBe('Grok for coding');
});

test('the plain text of a guide is its words, without markup, tags and addresses', () => {
  const mdx = [
    '## A *bold* plan',
    '',
    'See [the list](/prompts?q=secret) and `code`.',
    '<PromptCard slug="hidden-slug" />',
    '> Explain [TOPIC|tea].',
    '- one',
    '- two-fold',
    '| head | cell |',
    '|---|---|',
    '<Before>',
    'weak',
    '</Before>',
  ].join('\n');
  expect(plainText(mdx)).toBe('A bold plan See the list and code . Explain TOPIC tea . one two-fold head cell weak');
});
