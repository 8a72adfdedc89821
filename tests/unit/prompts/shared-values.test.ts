import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '@/lib/limits';
import { fragmentOf, valuesIn, valuesOf } from '@/lib/prompts/shared-values';
import { variablesOf } from '@/lib/prompts/template';
import { anyText, name, templateWithValues } from '../support/templates';

const { max } = LIMITS.sharedValues;
const topic = variablesOf('About [TOPIC] for [READER|a friend].');
const encoded = (json: string) => `#v=${Buffer.from(json).toString('base64url')}`;

describe('the values of a link', () => {
  test('arrive as they were written, any text at all', () => {
    fc.assert(
      fc.property(templateWithValues, ({ source, values }) => {
        const variables = variablesOf(source);
        const written = valuesOf(variables, values);
        const fragment = fragmentOf(written);
        fc.pre(fragment !== null);
        expect(valuesIn(fragment ?? '', variables)).toEqual({ values: written, broken: false });
      }),
    );
  });

  test('stand in the fragment alone, in letters that no address changes, and in at most 2,000 of them', () => {
    fc.assert(
      fc.property(fc.dictionary(name, anyText, { noNullPrototype: true }), (values) => {
        const fragment = fragmentOf(values) ?? '#v=';
        expect(fragment).toMatch(/^#v=[\w-]*$/);
        expect(fragment.length).toBeLessThanOrEqual('#v='.length + max);
        expect(new URL(fragment, 'https://example.com/prompt/x').hash).toBe(fragment);
      }),
    );
  });

  test('are refused when they are too long by one letter', () => {
    const around = JSON.stringify({ TOPIC: '' }).length;
    const fits = (max * 3) / 4 - around;
    expect(fragmentOf({ TOPIC: 'x'.repeat(fits) })).toHaveLength('#v='.length + max);
    expect(fragmentOf({ TOPIC: 'x'.repeat(fits + 1) })).toBeNull();
    expect(fragmentOf({ TOPIC: '語'.repeat(Math.ceil(fits / 3) + 1) })).toBeNull();
    expect(fragmentOf({ TOPIC: 'x'.repeat(1_000_000) })).toBeNull();
  });

  test('are those of the blanks that were written in', () => {
    expect(valuesOf(topic, { TOPIC: 'rain', READER: '', OTHER: 'gone' })).toEqual({ TOPIC: 'rain' });
  });
});

describe('what a link holds is read without trust', () => {
  test('nothing that can stand there makes it throw, and only the blanks of the prompt get a value', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json(), fc.base64String(), fc.json().map(encoded)), (text) => {
        const { values } = valuesIn(`#v=${text.replace(/^#v=/, '')}`, topic);
        for (const [name, value] of Object.entries(values)) {
          expect(['TOPIC', 'READER']).toContain(name);
          expect(value).toEqual(expect.any(String));
        }
      }),
    );
  });

  test('other names are ignored without a word', () => {
    expect(valuesIn(encoded('{"TOPIC":"rain","OTHER":"x","__proto__":"y","constructor":1}'), topic)).toEqual({
      values: { TOPIC: 'rain' },
      broken: false,
    });
  });

  test('of a half broken link the rest is read', () => {
    expect(valuesIn(encoded('{"TOPIC":["rain"],"READER":"Ada"}'), topic)).toEqual({ values: { READER: 'Ada' }, broken: true });
  });

  test.each([
    ['nothing', '#v='],
    ['half a letter', '#v=A'],
    ['what is no base64url', '#v=e30=.'],
    ['what is no UTF-8', `#v=${Buffer.from('{"TOPIC":"\xff"}', 'latin1').toString('base64url')}`],
    ['what is no JSON', encoded('{"TOPIC":')],
    ['a list', encoded('["TOPIC"]')],
    ['null', encoded('null')],
    ['more than a link may', encoded(JSON.stringify({ TOPIC: 'x'.repeat(max) }))],
  ])('%s is broken and fills in nothing', (_, fragment) => {
    expect(valuesIn(fragment, topic)).toEqual({ values: {}, broken: true });
  });
});
