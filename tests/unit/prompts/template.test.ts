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
    '[9]',
    'b[0] and [12]',
    '\\[12]',
    '[WHAT? really]',
    '[WHAT?]',
    '[WHAT? no … end',
    '[WHAT? … [',
    '\\[name]',
    '\\ [',
  ])('%s is plain text', (source) => {
    expect(parseTemplate(source)).toEqual([{ kind: 'text', raw: source, text: source }]);
    expect(fillTemplate(source, { NAME: 'x', TOPIC: 'x' })).toBe(source);
  });

  test.each([
    '[A]',
    '[9|x]',
    '[9A]',
    '[_]',
    '[TARGET_AUDIENCE]',
    '[A? …]',
    '[A?...]',
    '[A? for … of us|two|[x|e.g. y]',
    '[A|]',
    '[A|b|c]',
    '[A|[x]',
    '[A|two\nlines]',
    '[A|$&\\]',
    '[A|🙂 שלום]',
  ])('%s is one blank', (source) => {
    expect(parseTemplate(source)).toMatchObject([{ kind: 'blank', raw: source }]);
  });

  test('a default runs to the first closing bracket', () => {
    expect(variablesOf('[A|x [B] y]')).toMatchObject([{ name: 'A', label: 'A', default: 'x [B' }]);
    expect(fillTemplate('[A|x [B] y]')).toBe('x [B y]');
  });

  test('a backslash before a blank makes it text, and stays before anything else', () => {
    expect(fillTemplate('\\[A] [A] \\[A|x [B] \\n \\[1] C:\\\\[A]', { A: 'v', B: 'w' })).toBe('[A] v [A|x [B] \\n \\[1] C:\\[A]');
    expect(parseTemplate('say \\[A]!')).toEqual([{ kind: 'text', raw: 'say \\[A]!', text: 'say [A]!' }]);
  });

  test('with a backslash before each of its blanks, a template is said as it was written', () => {
    fc.assert(
      fc.property(template, ({ source }) => {
        const segments = parseTemplate(source);
        const escaped = segments.map(({ kind, raw }) => (kind === 'blank' ? `\\${raw}` : raw)).join('');
        const said = segments.map((segment) => (segment.kind === 'text' ? segment.text : segment.raw)).join('');
        expect(fillTemplate(escaped, { A: 'v', TOPIC: 'w' })).toBe(said);
      }),
    );
  });

  test('a blank inside other brackets is still a blank', () => {
    expect(blanksIn('[[TOPIC]]')).toMatchObject([{ raw: '[TOPIC]' }]);
    expect(fillTemplate('[[TOPIC]]', { TOPIC: 'tea' })).toBe('[tea]');
  });

  test('is what one expression says that nobody would run on a long text', () => {
    const definition =
      /(?<escaped>\\)?\[(?!\d+\])(?<name>[A-Z0-9_]+)(?:\?(?<before>(?:(?!\.\.\.)[^[\]|…])*)(?:…|\.\.\.)(?<after>[^[\]|]*))?(?:\|(?<offers>[^\]]*))?\]/g;
    const unit = fc.constantFrom('[', ']', '|', '?', '…', '...', '\\', 'A', 'B', '_', '9', 'a', 'e.g. ', ' ', '\n', '🙂');
    const brackets = fc.array(unit, { maxLength: 30 }).map((pieces) => pieces.join(''));
    const compare = (source: string) => {
      const blanks = [...source.matchAll(definition)].flatMap(({ 0: raw, groups = {} }) => (groups.escaped ? [] : [{ raw, ...groups }]));
      const expected = blanks.map(({ raw, name, before = '', after = '', ...rest }: Record<string, string | undefined>) => {
        return { kind: 'blank', raw, name, optional: 'before' in rest || /^\[[A-Z0-9_]+\?/.test(raw ?? ''), before, after };
      });
      expect(blanksIn(source)).toEqual(expected);
      const defaults = new Map<string, string | null>();
      for (const { raw = '', name = '', offers } of blanks as Record<string, string | undefined>[]) {
        const given = offers?.split('|').find((offer) => !offer.startsWith('e.g. ')) ?? null;
        defaults.set(name, defaults.get(name) ?? (raw.startsWith(`[${name}?`) ? null : given));
      }
      expect(variablesOf(source).map((variable) => [variable.name, variable.default])).toEqual([...defaults]);
    };
    fc.assert(fc.property(fc.oneof(brackets, anyText), compare), { numRuns: 5000 });
  });
});

describe('paragraphs', () => {
  const textOf = (source: string) =>
    paragraphsOf(parseTemplate(source)).map((paragraph) =>
      paragraph.map((segment) => (segment.kind === 'text' ? segment.text : segment.raw)).join(''),
    );

  test('are parted at blank lines, also at ones that hold spaces, and not at single line breaks', () => {
    expect(textOf('one\ntwo\n\nthree [A]\n \t\n\n[B] four')).toEqual(['one\ntwo', 'three [A]', '[B] four']);
  });

  test('are never parted inside a blank', () => {
    expect(textOf('x [A|one\n\ntwo] y')).toEqual(['x [A|one\n\ntwo] y']);
  });

  test('leave nothing of the text out but white space', () => {
    fc.assert(
      fc.property(template, ({ source }) => {
        const written = parseTemplate(source).map((segment) => (segment.kind === 'text' ? segment.text : segment.raw));
        expect(textOf(source).join('').replace(/\s/g, '')).toBe(written.join('').replace(/\s/g, ''));
      }),
    );
  });
});
