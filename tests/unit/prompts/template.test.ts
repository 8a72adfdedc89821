import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillTemplate, paragraphsOf, parseTemplate, variablesOf } from '@/lib/prompts/template';
import { anyText, template } from '../support/templates';

const blanksIn = (source: string) => parseTemplate(source).filter(({ kind }) => kind === 'blank');

describe('the grammar', () => {
  test('parsing and joining gives any text back, letter for letter', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          template.map(({ source }) => source),
        ),
        (source) => {
          expect(
            parseTemplate(source)
              .map(({ raw }) => raw)
              .join(''),
          ).toBe(source);
        },
      ),
    );
  });

  test('finds exactly the blanks a template was made of, in order', () => {
    fc.assert(
      fc.property(template, ({ names, source }) => {
        expect(parseTemplate(source).flatMap((segment) => (segment.kind === 'blank' ? [segment.name] : []))).toEqual(names);
      }),
    );
  });

  test('has no empty segment and no two texts in a row', () => {
    fc.assert(
      fc.property(template, ({ source }) => {
        const segments = parseTemplate(source);
        expect(segments.map(({ raw }) => raw)).not.toContain('');
        expect(segments.some(({ kind }, at) => kind === 'text' && segments[at + 1]?.kind === 'text')).toBe(false);
      }),
    );
  });

  test.each([
    '[name]',
    '[Name]',
    '[TWO WORDS]',
    '[DASH-ED]',
    '[ TOPIC ]',
    '[]',
    '[|default]',
    '[ÄRGER]',
    '[NAME',
    'NAME]',
    '(NAME)',
    '{NAME}',
    '[NAME:x]',
    '[link](/prompts)',
  ])('%s is plain text', (source) => {
    expect(parseTemplate(source)).toEqual([{ kind: 'text', raw: source }]);
    expect(fillTemplate(source, { NAME: 'x', TOPIC: 'x' })).toBe(source);
  });

  test.each(['[A]', '[9]', '[_]', '[TARGET_AUDIENCE]', '[A|]', '[A|b|c]', '[A|[x]', '[A|two\nlines]', '[A|$&\\]', '[A|🙂 שלום]'])(
    '%s is one blank',
    (source) => {
      expect(parseTemplate(source)).toMatchObject([{ kind: 'blank', raw: source }]);
    },
  );

  test('a default runs to the first closing bracket', () => {
    expect(variablesOf('[A|x [B] y]')).toEqual([{ name: 'A', label: 'A', default: 'x [B' }]);
    expect(fillTemplate('[A|x [B] y]')).toBe('x [B y]');
  });

  test('a blank inside other brackets is still a blank', () => {
    expect(blanksIn('[[TOPIC]]')).toMatchObject([{ raw: '[TOPIC]' }]);
    expect(fillTemplate('[[TOPIC]]', { TOPIC: 'tea' })).toBe('[tea]');
  });

  test('is what one expression says that nobody would run on a long text', () => {
    const definition = /\[([A-Z0-9_]+)(?:\|([^\]]*))?\]/g;
    const brackets = fc.string({ unit: fc.constantFrom('[', ']', '|', 'A', 'B', '_', '9', 'a', ' ', '\n', '🙂'), maxLength: 30 });
    const compare = (source: string) => {
      const blanks = [...source.matchAll(definition)];
      expect(blanksIn(source)).toEqual(blanks.map(([raw, name]) => ({ kind: 'blank', raw, name })));
      const defaults = new Map<string, string | null>();
      for (const [, name = '', given = null] of blanks) defaults.set(name, defaults.get(name) ?? given);
      expect(variablesOf(source).map((variable) => [variable.name, variable.default])).toEqual([...defaults]);
    };
    fc.assert(fc.property(fc.oneof(brackets, anyText), compare), { numRuns: 5000 });
  });
});

describe('paragraphs', () => {
  const textOf = (source: string) => paragraphsOf(parseTemplate(source)).map((paragraph) => paragraph.map(({ raw }) => raw).join(''));

  test('are parted at blank lines, also at ones that hold spaces, and not at single line breaks', () => {
    expect(textOf('one\ntwo\n\nthree [A]\n \t\n\n[B] four')).toEqual(['one\ntwo', 'three [A]', '[B] four']);
  });

  test('are never parted inside a blank', () => {
    expect(textOf('x [A|one\n\ntwo] y')).toEqual(['x [A|one\n\ntwo] y']);
  });

  test('leave nothing of the text out but white space', () => {
    fc.assert(
      fc.property(template, ({ source }) => {
        expect(textOf(source).join('').replace(/\s/g, '')).toBe(source.replace(/\s/g, ''));
      }),
    );
  });
});
