import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPrompt } from '@/lib/integrations/api/fill';
import { ProblemError } from '@/lib/integrations/api/problem';
import { publicDocument } from '@/lib/my-prompts/user-prompt-document';
import { fillTemplate } from '@/lib/prompts/template';
import { templateWithValues } from '@/tests/unit/support/templates';
import { userPrompt } from '@/tests/unit/support/user-prompts';

const document = (content: string) => publicDocument(userPrompt({ content }));
const trip = document('Plan [DAYS|three] days in [CITY].[BUDGET? We have ….]\n\n[NOTES]');

function problemOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}

describe('filling in', () => {
  test('says which blanks say what', () => {
    expect(fillPrompt(trip, { CITY: 'Lisbon', NOTES: 'one\ntwo' })).toEqual({
      text: 'Plan three days in Lisbon.\n\none\ntwo',
      empty: [],
      leftOut: ['BUDGET'],
      defaults: ['DAYS'],
    });
    expect(fillPrompt(trip, {})).toMatchObject({ text: expect.stringContaining('in [CITY].'), empty: ['CITY', 'NOTES'] });
  });

  test('puts on one line what no blank for a text to work on takes, as the site does', () => {
    expect(fillPrompt(trip, { CITY: ' Lisbon\n\n and Porto ' }).text).toContain('in Lisbon and Porto.');
  });

  test('says below an empty line what else is given, as it is, and nothing where it is empty', () => {
    const bare = fillPrompt(trip, { CITY: 'Lisbon' }).text;
    expect(fillPrompt(trip, { CITY: 'Lisbon' }, '\n  Rent 900\n\n[CITY] and a bike\n\n').text).toBe(
      `${bare}\n\n  Rent 900\n\n[CITY] and a bike`,
    );
    for (const nothing of ['', ' ', '\n\n']) expect(fillPrompt(trip, { CITY: 'Lisbon' }, nothing).text).toBe(bare);
  });

  test('refuses blanks that the prompt does not have, by name', () => {
    for (const name of ['TOWN', 'city', '__proto__', 'constructor', '']) {
      const problem = problemOf(() => fillPrompt(trip, Object.fromEntries([[name, 'Lisbon']])));
      expect(problem, name).toMatchObject({ status: 400, parameters: [{ name: `values.${name}`, in: 'body' }] });
    }
  });

  test('refuses a text that would become too long, before it is made', () => {
    const many = document('[A] '.repeat(1000));
    expect(fillPrompt(many, { A: 'x'.repeat(90) }).text).toHaveLength(91_000);
    expect(problemOf(() => fillPrompt(many, { A: 'x'.repeat(100_000) }))).toMatchObject({ status: 400, parameters: [{ name: 'values' }] });
  });

  test('of any prompt with its own blanks gives the text that the site would send', () => {
    fc.assert(
      fc.property(templateWithValues, ({ source, names, values }) => {
        const own = Object.fromEntries(
          Object.entries(values).flatMap(([name, text]) => (names.includes(name) ? [[name, text.replace(/\s+/g, ' ')]] : [])),
        );
        const prompt = document(source);
        const given = Object.fromEntries(Object.entries(own).filter(([name]) => prompt.blanks.some((blank) => blank.name === name)));
        expect(fillPrompt(prompt, given).text).toBe(fillTemplate(source, given));
      }),
    );
  });
});
