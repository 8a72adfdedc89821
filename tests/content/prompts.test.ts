import { describe, expect, test } from 'vitest';
import { featuredPrompts, library, promptsIn } from '@/lib/prompts/library';
import { CATEGORY_ICONS } from '@/lib/prompts/prompt';
import { type BlankSegment, countWords, fillTemplate, parseTemplate, variablesOf } from '@/lib/prompts/template';
import { materialIn } from '@/lib/prompts/written-values';
import { nearDuplicates } from './support/near-duplicates';

const { prompts, categories } = library();
type Prompt = (typeof prompts)[number];

/** The words of a prompt with one in each blank; what is pasted is not counted. */
const wordsOf = ({ promptText }: Prompt) =>
  countWords(fillTemplate(promptText, Object.fromEntries(variablesOf(promptText).map(({ name }) => [name, name]))));

/** The slugs of the prompts that are not as they should be: a failure names them. */
const slugsWhere = (fault: (prompt: Prompt) => boolean) => prompts.filter(fault).map(({ slug }) => slug);

describe('the categories', () => {
  test('are fifteen, each with its icon', () => {
    expect(Object.fromEntries(categories.map(({ slug, icon }) => [slug, icon]))).toEqual({
      marketing: 'megaphone',
      coding: 'code',
      education: 'graduation-cap',
      productivity: 'clock',
      writing: 'pen-tool',
      creative: 'palette',
      'data-analysis': 'bar-chart',
      ecommerce: 'shopping-cart',
      'social-media': 'share-2',
      'business-strategy': 'target',
      career: 'briefcase',
      'everyday-life': 'house',
      'images-and-video': 'image',
      languages: 'languages',
      'news-and-x': 'newspaper',
    });
    expect(new Set(categories.map(({ icon }) => icon))).toEqual(new Set(CATEGORY_ICONS));
  });

  test.each(categories)('$slug is described in 70 to 160 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('are described each in its own words', () => {
    expect(new Set(categories.map(({ description }) => description)).size).toBe(categories.length);
    expect(new Set(categories.map(({ subtitle }) => subtitle)).size).toBe(categories.length);
    expect(new Set(categories.map(({ introduction }) => introduction)).size).toBe(categories.length);
  });

  test.each(categories)('$slug is introduced in two sentences', ({ introduction }) => {
    expect(introduction.match(/[.?!](?= |$)/g)).toHaveLength(2);
  });

  test.each(categories)('$slug holds at least 40 prompts', (category) => {
    expect(promptsIn(category).length).toBeGreaterThanOrEqual(40);
  });

  test.each(categories)('$slug has five to nine topics, of four prompts at least, where it holds more than 40', (category) => {
    const { topics } = category;
    if (promptsIn(category).length <= 40) return;
    expect(topics.length).toBeGreaterThanOrEqual(5);
    expect(topics.length).toBeLessThanOrEqual(9);
    for (const field of ['slug', 'name'] as const) expect(new Set(topics.map((topic) => topic[field])).size).toBe(topics.length);
    const tooSmall = topics.filter(({ slug }) => promptsIn(category).filter(({ topic }) => topic === slug).length < 4);
    expect(tooSmall).toEqual([]);
  });
});

describe('the prompts', () => {
  test('are at least 900, with a slug, an id and a title of their own', () => {
    expect(prompts.length).toBeGreaterThanOrEqual(900);
    for (const field of ['slug', 'id', 'title', 'promptText'] as const)
      expect(new Set(prompts.map((prompt) => prompt[field].toLowerCase())).size).toBe(prompts.length);
  });

  test('have titles of 2 to 7 words', () => {
    expect(slugsWhere(({ title }) => countWords(title) < 2 || countWords(title) > 7)).toEqual([]);
  });

  test('say what they have to say in few words: each blank filled with one, half of them have 45 at most', () => {
    expect(slugsWhere((prompt) => wordsOf(prompt) < 8 || wordsOf(prompt) > (prompt.conversation ? 125 : 66))).toEqual([]);
    const sorted = prompts.map(wordsOf).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(45);
  });

  test('need one blank, or two, and read well with those alone and with all', () => {
    const needed = ({ promptText }: Prompt) => variablesOf(promptText).filter((blank) => !blank.optional && blank.default === null);
    expect(slugsWhere((prompt) => needed(prompt).length < 1 || needed(prompt).length > 2)).toEqual([]);
    const readsBadly = (text: string) => / {2}| [,.;!?](?!\.)|\.\.|,\.|[.?!][A-Z]/.test(text.replace(/…|\.\.\./g, ''));
    const filledIn = ({ promptText }: Prompt, blanks: { name: string }[]) =>
      fillTemplate(promptText, Object.fromEntries(blanks.map(({ name }) => [name, 'x'])));
    expect(slugsWhere((prompt) => readsBadly(filledIn(prompt, needed(prompt))))).toEqual([]);
    expect(slugsWhere((prompt) => readsBadly(filledIn(prompt, variablesOf(prompt.promptText))))).toEqual([]);
  });

  test('say in sentences what is optional: one part in five is a label at most, and never two in a row', () => {
    const blanksOf = ({ promptText }: Prompt) => parseTemplate(promptText).filter((segment) => segment.kind === 'blank');
    const isLabel = ({ optional, before }: BlankSegment) => optional && /:\s*["“(]?$/.test(before);
    const optional = prompts.flatMap(blanksOf).filter((blank) => blank.optional);
    expect(optional.filter(isLabel).length / optional.length).toBeLessThanOrEqual(0.2);
    const hasTwo = (blanks: BlankSegment[]) => blanks.some((blank, at) => isLabel(blank) && blanks.slice(at + 1, at + 2).some(isLabel));
    expect(slugsWhere((prompt) => hasTwo(blanksOf(prompt)))).toEqual([]);
  });

  test('have one to six variables, the ones their file lists', () => {
    const names = ({ promptText }: Prompt) => variablesOf(promptText).map(({ name }) => name);
    expect(slugsWhere((prompt) => names(prompt).length < 1 || names(prompt).length > 6)).toEqual([]);
    expect(slugsWhere((prompt) => names(prompt).join() !== prompt.variables.join())).toEqual([]);
  });

  test('take pasted text in a blank at the end of a line, without a default', () => {
    const isAtLineEnd = (text: string, name: string) => text.split('\n').some((line) => line.trimEnd().endsWith(`[${name}]`));
    expect(slugsWhere(({ promptText, material }) => material.some((name) => !isAtLineEnd(promptText, name)))).toEqual([]);
  });

  test('keep their fields for pasted text in a copy, where the text alone says which they are', () => {
    expect(slugsWhere(({ promptText, material }) => materialIn(promptText).sort().join() !== [...material].sort().join())).toEqual([]);
  });

  test('have keywords of their own, each once', () => {
    const lower = ({ keywords }: Prompt) => keywords.map((keyword) => keyword.toLowerCase());
    expect(slugsWhere((prompt) => new Set(lower(prompt)).size !== prompt.keywords.length)).toEqual([]);
    expect(new Set(prompts.map(({ description }) => description)).size).toBe(prompts.length);
  });

  test('have no bracket that was meant to be a blank and is none', () => {
    expect(slugsWhere(({ promptText }) => parseTemplate(promptText).some(({ kind, raw }) => kind === 'text' && /[[\]]/.test(raw)))).toEqual(
      [],
    );
  });

  test('have no default that is empty or has spaces at its ends', () => {
    const faulty = ({ promptText }: Prompt) =>
      variablesOf(promptText).some((blank) => blank.default !== null && (blank.default.trim() !== blank.default || !blank.default));
    expect(slugsWhere(faulty)).toEqual([]);
  });

  test('share at most half of their 5-word sequences with any other', () => {
    expect(nearDuplicates([...prompts], 0.5)).toEqual([]);
  });

  test('start without ratings', () => {
    expect(slugsWhere(({ ratingWorked, ratingNeedsTweak }) => ratingWorked + ratingNeedsTweak > 0)).toEqual([]);
  });

  test('are featured twelve times, in the order 1 to 12, from all over the library', () => {
    expect(featuredPrompts().map(({ featuredOrder }) => featuredOrder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(featuredPrompts().map(({ categoryId }) => categoryId)).size).toBeGreaterThanOrEqual(10);
  });

  test('that are featured need no pasted text, nine of twelve, and the first fits a phone', () => {
    expect(featuredPrompts().filter(({ material }) => material.length === 0).length).toBeGreaterThanOrEqual(9);
    expect(countWords(featuredPrompts()[0]?.promptText ?? '')).toBeLessThanOrEqual(80);
  });
});

describe('the check for near duplicates', () => {
  const [longest] = [...prompts].sort((one, other) => other.promptText.length - one.promptText.length);
  const named = (slug: string, promptText: string) => ({ slug, promptText });

  test('sees a prompt with a few other nouns', () => {
    const text = longest?.promptText ?? '';
    const changed = text.replace(/\b(\w{7,})\b/, 'visitor');
    expect(changed).not.toBe(text);
    expect(nearDuplicates([named('a', text), named('b', changed)], 0.5)).toEqual(['a and b']);
  });

  test('sees a prompt inside a longer one', () => {
    const other = prompts[1]?.promptText ?? '';
    const text = longest?.promptText ?? '';
    expect(nearDuplicates([named('a', text), named('b', `${other} ${text}`)], 0.5)).toEqual(['a and b']);
  });
});
