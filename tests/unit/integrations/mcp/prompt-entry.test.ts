import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankDescription, completionsOf, promptEntry } from '@/lib/integrations/mcp/prompt-entry';
import { publicDocument } from '@/lib/my-prompts/user-prompt-document';
import { blanksOf } from '@/lib/prompts/prompt-document';
import { templateWithValues } from '@/tests/unit/support/templates';
import { userPrompt } from '@/tests/unit/support/user-prompts';

/** The only blank of a template. */
function blank(template: string, material: string[] = []) {
  const [only] = blanksOf(template, material);
  if (!only) throw new Error(`There is no blank in ${template}`);
  return only;
}

describe('the arguments of a prompt', () => {
  test('are its blanks and the last field, of which those are required that have neither a default nor can be left out', () => {
    const prompt = publicDocument(userPrompt({ content: 'Plan [DAYS|three] days in [CITY].[BUDGET? We have ….]' }));
    const required = promptEntry(prompt).arguments?.map((argument) => [argument.name, argument.required]);
    expect(required).toEqual([
      ['DAYS', false],
      ['CITY', true],
      ['BUDGET', false],
      ['anythingElse', false],
    ]);
  });

  test.each([
    ['[CITY]', 'City'],
    ['[CITY|e.g. Lisbon in May]', 'City: for example Lisbon in May'],
    ['[DAYS|three]', 'Days: three if it is not given'],
    ['[TONE|friendly|formal|warm]', 'Tone: formal, warm or anything else; friendly if it is not given'],
    ['[BUDGET? We have ….]', 'Budget: left out, with the words around it, if it is not given'],
    ['[SIZE? for … people|two|four]', 'Size: two, four or anything else; left out, with the words around it, if it is not given'],
  ])('say of %s: %s', (template, description) => {
    expect(blankDescription(blank(template))).toBe(description);
  });

  test('say what takes a text to work on', () => {
    expect(blankDescription(blank('[NOTES]', ['NOTES']))).toBe('Notes: a text to work on');
  });

  test('of any prompt are named as its blanks, each once, and the last field', () => {
    fc.assert(
      fc.property(templateWithValues, ({ source }) => {
        const prompt = publicDocument(userPrompt({ content: source }));
        const names = promptEntry(prompt).arguments?.map(({ name }) => name) ?? [];
        expect(names).toEqual([...prompt.blanks.map(({ name }) => name), 'anythingElse']);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

describe('completions', () => {
  const tone = blank('[TONE|friendly|formal|warm]');

  test('are the choices that begin with what was typed, in any case', () => {
    expect(completionsOf(tone, '')).toEqual(['friendly', 'formal', 'warm']);
    expect(completionsOf(tone, 'F')).toEqual(['friendly', 'formal']);
    expect(completionsOf(tone, 'friendlier')).toEqual([]);
  });

  test('are the default or the example where there is nothing to choose', () => {
    expect(completionsOf(blank('[DAYS|three]'), 'th')).toEqual(['three']);
    expect(completionsOf(blank('[CITY|e.g. Lisbon]'), '')).toEqual(['Lisbon']);
    expect(completionsOf(blank('[CITY]'), '')).toEqual([]);
  });
});
