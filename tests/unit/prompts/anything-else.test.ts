import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valuesText } from '@/components/prompts/row/stored-values';
import { fillPrompt } from '@/lib/integrations/api/fill';
import { publicDocument } from '@/lib/my-prompts/user-prompt-document';
import { excerptOf } from '@/lib/prompts/excerpt';
import { withMovedText } from '@/lib/prompts/moved-text';
import { fragmentOf, valuesIn, valuesOf } from '@/lib/prompts/shared-values';
import { ANYTHING_ELSE, anythingElseOf, fillTemplate, variablesOf } from '@/lib/prompts/template';
import { filledLength } from '@/lib/prompts/template-limits';
import { cleanValues } from '@/lib/prompts/written-values';
import { anyText, templateWithValues } from '../support/templates';
import { userPrompt } from '../support/user-prompts';

const lines = fc
  .array(fc.oneof(anyText, fc.constantFrom('\n', '\r\n', ' ', '\t', '\u2028', '[A]', 'שלום')), { maxLength: 12 })
  .map((parts) => parts.join(''));

describe('what is sent', () => {
  test('is the prompt, an empty line, and the last field without the blank lines around it', () => {
    fc.assert(
      fc.property(templateWithValues, lines, ({ source, values }, written) => {
        const prompt = fillTemplate(source, values);
        const sent = fillTemplate(source, { ...values, anythingElse: written });
        const said = anythingElseOf({ anythingElse: written });
        expect(sent).toBe(written.trim() === '' ? prompt : `${prompt}\n\n${said}`);
        expect(written).toContain(said);
        expect(said.trim()).toBe(written.trim());
        expect([...sent].length).toBeLessThanOrEqual(filledLength(source, { ...values, anythingElse: written }));
      }),
    );
  });

  test.each([
    ['\n \n  indented\n\nlast \n\t\n', '  indented\n\nlast '],
    ['[A] $& \\', '[A] $& \\'],
    [' \n\t', ''],
    ['one\r\ntwo\r\n', 'one\r\ntwo'],
  ])('%j is said as %j', (written, said) => {
    expect(anythingElseOf({ anythingElse: written })).toBe(said);
    expect(fillTemplate('Do [A].', { A: 'it', anythingElse: written })).toBe(said ? `Do it.\n\n${said}` : 'Do it.');
  });

  test('takes 100,000 line breaks in time that grows with their number', () => {
    expect(anythingElseOf({ anythingElse: `${'\n'.repeat(50_000)}x${' \n'.repeat(50_000)}` })).toBe('x ');
  });
});

test('no blank has its name', () => {
  expect(variablesOf(`[${ANYTHING_ELSE.name}] [ANYTHINGELSE]`).map(({ name }) => name)).toEqual(['ANYTHINGELSE']);
});

test('a link brings it, and lists tell of it', () => {
  const variables = variablesOf('Do [A].');
  const values = { A: 'it', anythingElse: 'two\nlines' };
  expect(valuesIn(fragmentOf(valuesOf(variables, values)) ?? '', variables)).toEqual({ values, broken: false });
  expect(cleanValues(values, [])).toEqual(values);
  expect(valuesText(values)).toBe('A: it, Anything else: two lines');
  expect(excerptOf('Do [A].', undefined, { anythingElse: 'two\nlines' }).at(-1)).toEqual({ value: ['two lines'] });
});

test('lines that were pasted into a blank are moved behind what stands in it', () => {
  const [blank] = variablesOf('Do [A|it].');
  if (!blank) throw new Error('There is a blank');
  expect(withMovedText({ A: 'one two' }, blank, 'it', 'one\ntwo\n')).toEqual({ A: '', anythingElse: 'one\ntwo' });
  expect(withMovedText({ A: 'x', anythingElse: 'notes' }, blank, 'x', 'one\ntwo')).toEqual({ A: 'x', anythingElse: 'notes\n\none\ntwo' });
});

test('the API puts it below the prompt, beside the longest one too', () => {
  const prompt = publicDocument(userPrompt({ content: 'Do [A].' }));
  expect(fillPrompt(prompt, { A: 'it' }, 'two\nlines')).toMatchObject({ text: 'Do it.\n\ntwo\nlines', empty: [] });
  expect(fillPrompt(prompt, { A: 'it' }, ' \n')).toMatchObject({ text: 'Do it.' });
  const filled = fillPrompt(prompt, { A: 'x'.repeat(99_000) }, 'y'.repeat(100_000));
  expect(filled.text).toHaveLength(99_000 + 'Do .'.length + 2 + 100_000);
});
