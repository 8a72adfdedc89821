import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillTemplate, labelOf, resolve, toFillText, variablesOf } from '@/lib/prompts/template';
import { anyText, endsWithMark, name, plainText, template, templateWithValues } from '../support/templates';

describe('variables', () => {
  test('a repeated name is one variable, at the place of its first appearance', () => {
    expect(variablesOf('[B] [A] [B|x] [A]').map((variable) => variable.name)).toEqual(['B', 'A']);
  });

  test('the first default given for a name wins, also when it is empty or comes after a bare one', () => {
    expect(variablesOf('[A] [A|first] [A|second]')[0]?.default).toBe('first');
    expect(variablesOf('[A|] [A|second]')[0]?.default).toBe('');
    expect(variablesOf('[A] [A]')[0]?.default).toBeNull();
  });

  test('are as many as there are names, each with the first default, choices and example of its name', () => {
    fc.assert(
      fc.property(template, ({ parts, source, names }) => {
        const expected = [...new Set(names)].map((known) => {
          const places = parts.flatMap((part) => (typeof part !== 'string' && part.name === known ? [part] : []));
          const offered = places.map((place) => [...new Set([place.default ?? '', ...place.choices].filter(Boolean))]);
          return {
            name: known,
            default: places.find((place) => place.default !== null)?.default ?? null,
            choices: offered.find((list, at) => list.length > 0 && (places[at]?.words || (places[at]?.choices.length ?? 0) > 0)) ?? [],
            example: places.find((place) => place.example)?.example ?? '',
            optional: places.every(({ words }) => words !== null),
          };
        });
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
        fc.pre(!(endsWithMark(value) && /^[^\p{L}\p{N}\s]/u.test(after)));
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
        fc.pre([...variables.values()].every((variable) => !endsWithMark(resolve(variable, values).text)));
        const filled = parts.map((part) => {
          if (typeof part === 'string') return part;
          const variable = variables.get(part.name);
          const text = values[part.name] || variable?.default;
          if (part.words) return text ? part.words.before + text + part.words.after : '';
          return text ?? `[${part.name}]`;
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

describe('an optional part', () => {
  const trip = 'Plan a trip to [DESTINATION][TRAVELERS? for … people][DATES?, …].[INTERESTS? We like ….][BUDGET? We have ... to spend.]';

  test.each(['It rained.', 'Did it rain?', 'It rained…'])('ends with one full stop where its value ends a sentence: %s', (value) => {
    expect(fillTemplate('Plan it.[WHAT? What happened: ….] Soon.', { WHAT: value })).toBe(`Plan it. What happened: ${value} Soon.`);
  });

  test('is left out with its words while it is empty, and said once it is filled', () => {
    expect(fillTemplate(trip, { DESTINATION: 'Lisbon' })).toBe('Plan a trip to Lisbon.');
    expect(fillTemplate(trip, { DESTINATION: 'Lisbon', TRAVELERS: 'two', BUDGET: '€900' })).toBe(
      'Plan a trip to Lisbon for two people. We have €900 to spend.',
    );
    expect(fillTemplate(trip)).toBe('Plan a trip to [DESTINATION].');
  });

  test('offers choices of which none is sent by itself', () => {
    expect(fillTemplate('Write[TONE? in a … tone|friendly|formal].')).toBe('Write.');
    expect(variablesOf('[TONE? in a … tone|friendly|formal|e.g. dry]')).toMatchObject([
      { default: null, choices: ['friendly', 'formal'], example: 'dry', optional: true },
    ]);
  });

  test('of a blank that has to be filled elsewhere follows that one', () => {
    expect(fillTemplate('[A][A? and … again]')).toBe('[A]');
    expect(fillTemplate('[A][A? and … again]', { A: 'x' })).toBe('x and x again');
    expect(fillTemplate('[A|x][A? and … again]')).toBe('x and x again');
    expect(fillTemplate('[A|][A? and … again]')).toBe('');
    expect(variablesOf('[A? and … again] [A]')).toMatchObject([{ optional: false }]);
  });

  test('takes the first ellipsis as the place of the value', () => {
    expect(fillTemplate('[A? one … two … three...]', { A: 'v' })).toBe(' one v two … three...');
  });
});

test('an example is shown and never sent, and stands wherever it is put', () => {
  expect(variablesOf('[CITY|e.g. Lisbon in May] [TONE|e.g. dry|friendly|formal]')).toMatchObject([
    { default: null, choices: [], example: 'Lisbon in May' },
    { default: 'friendly', choices: ['friendly', 'formal'], example: 'dry' },
  ]);
  expect(fillTemplate('[CITY|e.g. Lisbon in May] [TONE|e.g. dry|friendly|formal]')).toBe('[CITY] friendly');
});

test('says how many blanks still have to be filled, each counted once, and nothing of those that need not be', () => {
  const variables = variablesOf('[A] [A] [B|x] [C] [D|] [E? …]');
  expect(toFillText(variables, {})).toBe('2 to fill');
  expect(toFillText(variables, { A: 'typed', B: '' })).toBe('1 to fill');
  expect(toFillText(variables, { A: 'typed', C: 'typed' })).toBe('');
  expect(toFillText([], {})).toBe('');
});
