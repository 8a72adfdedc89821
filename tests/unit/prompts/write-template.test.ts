import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { library } from '@/lib/prompts/library';
import { escapeBlanks, fillTemplate, parseTemplate, variablesOf } from '@/lib/prompts/template';
import { anyText, template } from '@/tests/unit/support/templates';
import { normalTemplate } from '../support/normal-template';

const withoutRaw = (source: string) => parseTemplate(source).map(({ raw: _, ...segment }) => segment);

describe('a template that is written again', () => {
  test('asks for the same and says the same', () => {
    fc.assert(
      fc.property(template, ({ source }) => {
        const again = normalTemplate(source);
        expect(variablesOf(again)).toEqual(variablesOf(source));
        expect(withoutRaw(again)).toEqual(withoutRaw(source));
        expect(normalTemplate(again)).toBe(again);
      }),
    );
  });

  test('keeps a default that is none of the choices', () => {
    for (const source of ['[A|x] [A|y|z]', '[A? or … so|y|z] [A|x]', '[A|] [A||y]', '[A|x] [A? or … so|y]', '[A] [A? or … so|y]'])
      expect(variablesOf(normalTemplate(source)), source).toEqual(variablesOf(source));
  });

  test('of the library is letter for letter what it was, but for blanks that say twice what they offer', () => {
    const changed = library().prompts.filter(({ promptText }) => normalTemplate(promptText) !== promptText);
    for (const { promptText } of changed) expect(variablesOf(normalTemplate(promptText))).toEqual(variablesOf(promptText));
    expect(changed.length).toBeLessThan(library().prompts.length / 20);
  });
});

test('an escaped text is said as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fillTemplate(escapeBlanks(text))).toBe(text);
    }),
  );
});
