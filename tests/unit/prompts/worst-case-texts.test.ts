import { describe, expect, test } from 'vitest';
import { wrapClass } from '@/components/ui/wrap-class';
import { LIMITS } from '@/lib/limits';
import { matchesIn } from '@/lib/my-prompts/list-item';
import { createPromptSchema } from '@/lib/my-prompts/prompt-form';
import { tidyPreview } from '@/lib/my-prompts/user-prompt';
import { excerptOf } from '@/lib/prompts/excerpt';
import { promptSnippet } from '@/lib/prompts/prompt';
import { cleanValue } from '@/lib/prompts/stored-values';
import { countWords, fillTemplate, paragraphsOf, parseTemplate, toFillText, variablesOf } from '@/lib/prompts/template';
import { templateProblem } from '@/lib/prompts/template-limits';
import { writingHints } from '@/lib/prompts/writing-hints';
import { materialIn } from '@/lib/prompts/written-values';
import { serializeJsonLd } from '@/lib/site/seo/json-ld';
import { markMatches } from '@/lib/text/highlight';
import { promptForm } from '../../support/forms';

const SIZE = LIMITS.content.hardMax;

/** `piece` again and again, as long as a prompt may be. */
const full = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);
const numbered = (write: (name: string) => string) =>
  full(Array.from({ length: SIZE / 5 }, (_, index) => write(index.toString(36).toUpperCase())).join(''));

const texts = {
  'blanks that never end': full('[A|'),
  'one blank around them': `${full('[A|').slice(1)}]`,
  'a bracket after bars': `${full('[|').slice(1)}]`,
  'opening brackets': full('['),
  'closing brackets': full(']'),
  bars: full('|'),
  'names that never end': full('[A'),
  'one name that never ends': `[${full('A').slice(1)}`,
  'one name': `[${full('A').slice(2)}]`,
  'one blank': full('[A]'),
  'many blanks': numbered((name) => `[${name}]`),
  'many defaults': numbered((name) => `[${name}|${name}]`),
  spaces: full(' '),
  'line breaks': full('\n'),
  'breaks and spaces': full('\n '),
  'a break, then spaces': `\n${full(' ').slice(2)}x`,
  'one-letter words': full('a '),
  'accents in the wrong order': `a${'\u0315'.repeat(SIZE / 2)}${'\u0316'.repeat(SIZE / 2 - 1)}`,
  emoji: full('🙂'),
  'one word': full('y'),
  'words that are hardly broken': full(`${'y'.repeat(1000)} `),
  braces: full('{'),
  'double braces': full('{{a '),
  'back quotes': full('`'),
  'fences that never end': full('```\n`a'),
  'likely blanks': full('[length] '),
  remarks: full('- [X] '),
  'likely blanks with defaults': full('[length|a '),
};

const readers: [name: string, read: (text: string) => unknown][] = [
  ['parseTemplate', parseTemplate],
  ['variablesOf', variablesOf],
  ['fillTemplate', (text) => fillTemplate(text)],
  ['paragraphsOf', (text) => paragraphsOf(parseTemplate(text))],
  ['toFillText', (text) => toFillText(variablesOf(text), {})],
  ['countWords', countWords],
  ['templateProblem', templateProblem],
  ['cleanValue', (text) => [cleanValue(text, true), cleanValue(text, false)]],
  ['materialIn', materialIn],
  ['excerptOf', (text) => excerptOf(text)],
  ['writingHints', writingHints],
  ['excerptOf with matches', (text) => excerptOf(text, new Set(['nothing']))],
  ['promptSnippet', promptSnippet],
  ['markMatches', (text) => markMatches(text, new Set(['nothing']))],
  ['matchesIn', (text) => matchesIn('some words of a query', [text])],
  ['tidyPreview', tidyPreview],
  ['serializeJsonLd', (text) => serializeJsonLd({ '@context': 'https://schema.org', '@type': 'CreativeWork', text })],
  ['createPromptSchema', (content) => contentProblems(content)],
  ['wrapClass', wrapClass],
];

/** What is wrong with a content, in a form that is right but for that. */
function contentProblems(content: string): string[] {
  const problems = createPromptSchema.safeParse(promptForm({ content })).error?.issues ?? [];
  expect(problems.filter(({ path }) => path[0] !== 'content')).toEqual([]);
  return problems.map(({ message }) => message);
}

/**
 * Not a measure of speed: everything here takes some milliseconds of this thread, and what takes the square of the length takes from many
 * seconds to a minute. The ceiling lies far from both, so that a slow machine does not cross it; what else a busy one does is not counted.
 */
const CEILING = 2000;

test('the longest prompt there can be is accepted', () => {
  expect(contentProblems(full('Some words. '))).toEqual([]);
});

function busyMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

describe('the longest prompt there can be, of the worst there is, is read in time that grows with its length', () => {
  test.each(readers)('%s', (_name, read) => {
    for (const [name, text] of Object.entries(texts)) {
      const start = busyMilliseconds();
      read(text);
      expect(busyMilliseconds() - start, name).toBeLessThan(CEILING);
    }
  });
});
