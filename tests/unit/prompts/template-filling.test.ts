import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countFilled, fillTemplate, labelOf, variablesOf } from '@/lib/prompts/template';
import { anyText, blank, name, plainText, sourceOf, templateWithValues } from '../support/templates';

describe('variables', () => {
  test('a repeated name is one variable, at the place of its first appearance', () => {
    expect(variablesOf('[B] [A] [B|x] [A]').map((variable) => variable.name)).toEqual(['B', 'A']);
  });

  test('the first default given for a name wins, also when it is empty or comes after a bare one', () => {
    expect(variablesOf('[A] [A|first] [A|second]')[0]?.default).toBe('first');
    expect(variablesOf('[A|] [A|second]')[0]?.default).toBe('');
    expect(variablesOf('[A] [A]')[0]?.default).toBeNull();
  });

  test('are as many as there are names, each with the first default of its name', () => {
    fc.assert(
      fc.property(fc.array(blank, { maxLength: 8 }), (blanks) => {
        const source = blanks.map(sourceOf).join(' ');
        const expected = [...new Set(blanks.map((part) => part.name))].map((known) => ({
          name: known,
          default: blanks.find((part) => part.name === known && part.default !== null)?.default ?? null,
        }));
        expect(variablesOf(source)).toMatchObject(expected);
      }),
    );
  });

  test.each([
    ['TARGET_AUDIENCE', 'Target Audience'],
    ['TOPIC', 'Topic'],
    ['Q3_2026', 'Q3 2026'],
    ['_LEADING__DOUBLE_', 'Leading Double'],
    ['___', '___'],
  ])('%s is labelled "%s"', (written, label) => {
    expect(labelOf(written)).toBe(label);
  });

  test('every name has a label that can be seen', () => {
    fc.assert(
      fc.property(name, (written) => {
        expect(labelOf(written).trim()).not.toBe('');
      }),
    );
  });
});

describe('filling', () => {
  test('a typed value wins, else the default, else the name in brackets stays', () => {
    const source = '[A|apple], [B|banana], [C]';
    expect(fillTemplate(source, { A: 'typed' })).toBe('typed, banana, [C]');
  });

  test('an empty value counts as nothing typed, and an empty default fills with nothing', () => {
    expect(fillTemplate('[A|apple] [B|]!', { A: '', B: '' })).toBe('apple !');
  });

  test('one value fills every place of its name, and one default too', () => {
    expect(fillTemplate('[A] [A|x] [A|y]', { A: 'v' })).toBe('v v v');
    expect(fillTemplate('[A] [A|x] [A|y]')).toBe('x x x');
  });

  test('any value comes through unchanged, at every place of its name', () => {
    fc.assert(
      fc.property(anyText.filter(Boolean), plainText, plainText, (value, before, after) => {
        expect(fillTemplate(`${before}[A]${after}[A|default]`, { A: value })).toBe(`${before}${value}${after}${value}`);
      }),
    );
  });

  test('a value or default that looks like a blank is never expanded', () => {
    expect(fillTemplate('[A] [B]', { A: '[B]', B: '[A]' })).toBe('[B] [A]');
    expect(fillTemplate('[A][B|x]', { A: '[B|', B: ']' })).toBe('[B|]');
    expect(fillTemplate('[A|[B] [B]', { B: 'x' })).toBe('[B x');
  });

  test('the whole is the parts, each filled for itself', () => {
    fc.assert(
      fc.property(templateWithValues, ({ parts, source, values }) => {
        const variables = new Map(variablesOf(source).map((variable) => [variable.name, variable]));
        const filled = parts.map((part) => {
          if (typeof part === 'string') return part;
          return values[part.name] || (variables.get(part.name)?.default ?? `[${part.name}]`);
        });
        expect(fillTemplate(source, values)).toBe(filled.join(''));
      }),
    );
  });

  test('values that are not its own, or inherited, are ignored', () => {
    expect(fillTemplate('[A]', Object.create({ A: 'inherited' }))).toBe('[A]');
    expect(fillTemplate('[A]', { OTHER: 'x', constructor: 'x' })).toBe('[A]');
  });
});

test('counts each variable once, by where its text comes from', () => {
  const variables = variablesOf('[A] [A] [B|x] [C] [D|]');
  expect(countFilled(variables, { A: 'typed', B: '' })).toEqual({ value: 1, default: 2, nothing: 1 });
});
