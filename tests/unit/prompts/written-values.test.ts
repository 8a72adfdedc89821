import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextBlankIndex } from '@/components/prompts/editor/blank-keys';
import { emptyBlanksMessage, emptyCountMessage } from '@/lib/prompts/empty-blanks';
import { cleanValue } from '@/lib/prompts/stored-values';
import { ANYTHING_ELSE, fillTemplate, isIncluded, parseTemplate, resolve, type Values, variablesOf } from '@/lib/prompts/template';
import { cleanValues, materialIn, withValue } from '@/lib/prompts/written-values';
import { prompts } from '../../e2e/support/library';
import { anyText, endsWithMark, name, template } from '../support/templates';

const written = fc
  .array(fc.oneof(anyText, fc.constantFrom('\n', '\r\n', '\r', '\u2028', ' ', '\t')), { maxLength: 8 })
  .map((parts) => parts.join(''));

describe('what is kept of a text written in a blank', () => {
  test.each([
    ['one line', 'one line', 'one line'],
    [' spaces as typed ', ' spaces as typed ', ' spaces as typed '],
    ['a line break at the end\n', 'a line break at the end', 'a line break at the end'],
    ['two\nlines', 'two lines', 'two\nlines'],
    ['two \r\n\r\n  lines\r\n\r\n', 'two lines', 'two \r\n\r\n  lines'],
    ['\nlines\u2028of\u2029others\n', 'lines of others', '\nlines\u2028of\u2029others'],
    ['\n', '', ''],
    ['', '', ''],
  ])('of %j', (text, line, material) => {
    expect(cleanValue(text, false)).toBe(line);
    expect(cleanValue(text, true)).toBe(material);
  });

  test('never ends in a line break, is on one line outside of pasted text, and is the same when it is cleaned again', () => {
    fc.assert(
      fc.property(written, fc.boolean(), (text, material) => {
        const clean = cleanValue(text, material);
        expect(clean).not.toMatch(/[\r\n\u2028\u2029]$/);
        if (!material) expect(clean).not.toMatch(/[\r\n\u2028\u2029]/);
        expect(cleanValue(clean, material)).toBe(clean);
      }),
    );
  });

  test('is the text itself where it has no line break', () => {
    fc.assert(
      fc.property(written, fc.boolean(), (text, material) => {
        fc.pre(!/[\r\n\u2028\u2029]/.test(text));
        expect(cleanValue(text, material)).toBe(text);
      }),
    );
  });
});

test('values from elsewhere are kept as if they were written, without the empty ones', () => {
  expect(cleanValues({ A: 'a\nb\n', B: 'a\nb\n', C: '\n' }, ['B'])).toEqual({ A: 'a b', B: 'a\nb' });
});

describe('writing', () => {
  const steps = fc.array(fc.tuple(fc.nat(), written, fc.boolean()), { maxLength: 6 });

  test('what is copied is what is seen: the text, and in each blank what it shows', () => {
    fc.assert(
      fc.property(template, steps, ({ source }, typed) => {
        const variables = variablesOf(source);
        let values: Values = {};
        for (const [choice, text, material] of typed) {
          const variable = variables[choice % variables.length];
          if (variable) values = withValue(values, variable, text, material);
        }
        fc.pre(variables.every((variable) => !endsWithMark(resolve(variable, values).text)));
        const shown = new Map(variables.map((variable) => [variable.name, resolve(variable, values)]));
        const seen = parseTemplate(source).map((segment) => {
          if (segment.kind === 'text') return segment.text;
          const filled = shown.get(segment.name);
          return filled && isIncluded(segment, filled) ? segment.before + filled.text + segment.after : '';
        });
        expect(fillTemplate(source, values)).toBe(seen.join(''));
      }),
    );
  });

  test('the last text written in a blank is the one it shows', () => {
    fc.assert(
      fc.property(fc.option(anyText, { nil: null }), written, fc.boolean(), (given, text, material) => {
        const variable = { name: 'A', label: 'A', default: given, choices: [], example: '', optional: false };
        const { text: shown } = resolve(variable, withValue({ A: 'before' }, variable, text, material));
        const clean = cleanValue(text, material);
        expect(shown).toBe(given === null ? (clean.trim() ? clean : '[A]') : clean || given);
      }),
    );
  });

  test('the default is nothing written', () => {
    const [variable] = variablesOf('[TONE|friendly]');
    if (!variable) throw new Error('There is one');
    expect(withValue({ TONE: 'dry', OTHER: 'x' }, variable, 'friendly\n', false)).toEqual({ TONE: '', OTHER: 'x' });
  });
});

test('spaces are nothing written where there is no default, so that the blank stays empty', () => {
  const [topic, place, tone] = variablesOf('[TOPIC] [PLACE? in …] [TONE|friendly]');
  if (!topic || !place || !tone) throw new Error('There are three');
  expect(withValue({ TOPIC: 'rain' }, topic, '  ', false)).toEqual({ TOPIC: '' });
  expect(withValue({}, topic, ' \n\t', true)).toEqual({ TOPIC: '' });
  expect(withValue({}, place, ' ', false)).toEqual({ PLACE: '' });
  expect(withValue({}, ANYTHING_ELSE, ' ', true)).toEqual({ anythingElse: '' });
  expect(withValue({}, tone, ' ', false)).toEqual({ TONE: ' ' });
});

describe('Return', () => {
  test('leads to the next blank, past those of a name that stands before', () => {
    expect(nextBlankIndex(['A', 'B', 'C'], 0)).toBe(1);
    expect(nextBlankIndex(['A', 'B', 'A', 'C'], 1)).toBe(3);
    expect(nextBlankIndex(['A', 'B', 'A', 'C'], 2)).toBe(3);
    expect(nextBlankIndex(['A', 'B', 'A'], 1)).toBe(-1);
    expect(nextBlankIndex(['A'], 0)).toBe(-1);
  });

  test('reaches every name once, in the order of the text', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), (names) => {
        const reached = [0];
        for (let at = nextBlankIndex(names, 0); at >= 0; at = nextBlankIndex(names, at)) reached.push(at);
        expect(reached.map((at) => names[at])).toEqual([...new Set(names)]);
      }),
    );
  });
});

describe('the blanks that take pasted text', () => {
  test('are those without a default that stand alone on a line', () => {
    expect(materialIn('About [TOPIC], from:\n\n[NOTES]\n\nTone:\n[TONE|friendly]\n  [CODE] \n[A] [B]')).toEqual(['NOTES', 'CODE']);
    expect(materialIn('[TEXT]')).toEqual(['TEXT']);
    expect(materialIn('Write about [TOPIC].')).toEqual([]);
  });

  test('are in every prompt of the library the ones it names', () => {
    for (const { slug, promptText, material } of prompts) expect([slug, ...materialIn(promptText)]).toEqual([slug, ...material]);
  });
});

test.each([
  [0, ''],
  [1, '1 blank still empty'],
  [2, '2 blanks still empty'],
])('%i: "%s"', (count, message) => {
  expect(emptyCountMessage(count)).toBe(message);
});

test.each([
  ['Recipient', '1 blank is empty: Recipient.'],
  ['Recipient Offer', '2 blanks are empty: Recipient, Offer.'],
  ['A B C D E', '5 blanks are empty: A, B, C, D, E.'],
  ['A B C D E F', '6 blanks are empty: A, B, C, D, E and 1 more.'],
])('%s: "%s"', (labels, message) => {
  expect(emptyBlanksMessage(labels.split(' ').map((label) => ({ label })))).toBe(message);
});
